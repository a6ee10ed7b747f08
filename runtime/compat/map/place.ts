/** Where something is, as numbers: modules compare them strictly. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** @param given `[lat, lng]` or `{ lat, lng }`, of numbers or of texts of numbers */
export function placeOf(given: unknown): Place {
  const [lat, lng] = Array.isArray(given)
    ? given
    : [Reflect.get(Object(given), "lat"), Reflect.get(Object(given), "lng")];
  return { lat: Number(lat), lng: Number(lng) };
}
