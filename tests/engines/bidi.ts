/** A connection by WebDriver BiDi. Source: https://www.w3.org/TR/webdriver-bidi/ */

export interface Bidi {
  send<T>(method: string, params: object): Promise<T>;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`no connection to ${address}`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  };
  let last = 0;
  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        const id = ++last;
        waiting.set(id, (message) => {
          waiting.delete(id);
          if (message.type === "success") resolve(message.result as T);
          else reject(new Error(`${method}: ${message.error}: ${message.message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
