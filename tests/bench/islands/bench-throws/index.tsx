import { useState } from "react";
import { reactIsland, useIsland } from "../../../../runtime/react/island";

function Throws() {
  const { on } = useIsland().props;
  const [isPressed, setPressed] = useState(false);
  if (on === "mount" || isPressed) throw new Error("bench: on purpose");
  return (
    <button type="button" onClick={() => setPressed(true)}>
      0
    </button>
  );
}

export const mount = reactIsland(Throws);
