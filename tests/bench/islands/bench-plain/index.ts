import type { Mount } from "../../../../runtime/islands/contract";
import enhance from "../../page/component";

export const mount: Mount = (host) => enhance(host);
