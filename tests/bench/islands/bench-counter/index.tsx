import { useEffect, useState } from "react";
import { reactIsland } from "../../../../runtime/react/island";

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => window.bench.mounted(), []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

export const mount = reactIsland(Counter);
