import { useState } from "react";
import { reactIsland, useIsland } from "../../../runtime/react/island";

function Counter() {
  const { props, announce } = useIsland();
  const [count, setCount] = useState(Number(props.start ?? 0));
  const [text, setText] = useState("");
  const [agreed, setAgreed] = useState(false);
  const more = () => {
    setCount(count + 1);
    if (props.label) announce(String(props.label));
  };
  return (
    <div className="counter" data-text={text} data-agreed={agreed}>
      <button type="button" name="more" onClick={more}>
        Więcej
      </button>
      <output>{count}</output>
      <p className="words">
        Razem {count} szt. {count % 2 === 1 && "nieparzyście"}
      </p>
      <input name="text" aria-label="tekst" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        type="checkbox"
        name="agree"
        value="yes"
        aria-label="zgoda"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <input type="radio" name="pick" value="a" aria-label="a" />
      <input type="radio" name="pick" value="b" aria-label="b" />
      <select name="colour" aria-label="kolor">
        <option value="red">czerwony</option>
        <option value="blue">niebieski</option>
      </select>
      <textarea name="note" aria-label="uwagi" />
      <details>
        <summary>Szczegóły</summary>
        <p>Więcej słów</p>
      </details>
      <div className="scroller" style={{ height: 40, overflow: "auto" }}>
        <div style={{ height: 400 }}>długie</div>
      </div>
    </div>
  );
}

export const mount = reactIsland(Counter);
