import type { Mount } from "../../../../runtime/contracts/island";
import enhance from "../../page/component";

export const mount: Mount = (host) => enhance(host);
