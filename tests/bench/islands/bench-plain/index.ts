import type { Mount } from "../../../../runtime/contracts/island";
import enhance from "../../lab/page/component";

export const mount: Mount = (host) => enhance(host);
