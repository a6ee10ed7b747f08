import { extensionOf, isHeic, plainType, type Rules } from "./rules";
import type { Text } from "./texts";

/** Names of refused files by reason; each file counts under its first reason. */
export type Refused = ReadonlyMap<Text, readonly string[]>;

/** Checks each chosen file on its own. Never rejects: the server decides what cannot be checked here. */
export async function check(files: readonly File[], rules: Rules): Promise<Refused> {
  const refused = new Map<Text, string[]>();
  const reasons = await Promise.all(files.map((file) => reasonOf(file, rules)));
  reasons.forEach((reason, index) => {
    if (reason) refused.set(reason, [...(refused.get(reason) ?? []), files[index]?.name ?? ""]);
  });
  return refused;
}

async function reasonOf(file: File, rules: Rules): Promise<Text | null> {
  const extension = extensionOf(file.name);
  const type = plainType(file.type);
  if (rules.forbiddenTypes.has(type) || rules.forbiddenExtensions.has(extension)) return "file-input.type";
  if (rules.photos && !rules.photos.has(extension))
    return isHeic(file) ? "file-input.photo-heic" : "file-input.photo-type";
  if (file.size > rules.maxSize) return "file-input.size";
  if (rules.maxPixels === Number.POSITIVE_INFINITY || !(rules.photos || type.startsWith("image/")))
    return null;
  const pixels = await longerSide(file);
  if (pixels > rules.maxPixels) return "file-input.photo-size";
  // Named like a photo, but no browser can decode it: the shop could not show it either.
  return rules.photos && Number.isNaN(pixels) ? "file-input.photo-type" : null;
}

/** Pixels of a picture's longer side; `NaN` when the picture cannot be decoded. */
async function longerSide(file: File): Promise<number> {
  if (typeof createImageBitmap !== "function") return 0;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close(); // decoded pictures take much memory
    return Math.max(width, height);
  } catch {
    return Number.NaN;
  }
}
