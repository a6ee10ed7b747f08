/** Width and height of the canvas: 100 pixels in all. */
const SIDE = 10;

/** Average brightness of the element's image, 0–255; `null` when no image is readable. */
export async function readBrightness(element: HTMLElement): Promise<number | null> {
  const address = pictureOf(element);
  if (!address) return null;
  try {
    return average(pixelsOf(await loaded(address)));
  } catch {
    return null; // missing, or from another site without CORS
  }
}

/** The visible image: the element itself, an image inside, or its background. */
function pictureOf(element: HTMLElement): string | null {
  const image = element instanceof HTMLImageElement ? element : element.querySelector("img");
  if (image) return image.currentSrc || image.src || null;
  const [, quoted, plain] =
    /url\((?:"((?:[^"\\]|\\.)*)"|([^)"]*))\)/.exec(getComputedStyle(element).backgroundImage) ?? [];
  return quoted?.replace(/\\(.)/g, "$1") ?? plain ?? null;
}

/** Loads the image again with CORS, because a canvas with another site's image is otherwise unreadable. */
function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image(SIDE, SIDE);
  const { protocol, origin } = new URL(address, document.baseURI);
  if (/^https?:$/.test(protocol) && origin !== location.origin) image.crossOrigin = "anonymous";
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = address;
  });
}

function pixelsOf(image: HTMLImageElement): Uint8ClampedArray {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The browser gives no 2D canvas.");
  context.imageSmoothingQuality = "high"; // otherwise each pixel would sample only one point of a large image
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

/**
 * The perceived brightness (Rec. 601), weighted by each pixel's opacity.
 * @param pixels red, green, blue, alpha, each 0–255
 * @returns `null` when everything is transparent
 */
export function average(pixels: ArrayLike<number>): number | null {
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ];
    sum += (0.299 * red + 0.587 * green + 0.114 * blue) * alpha;
    weight += alpha;
  }
  return weight ? sum / weight : null;
}
