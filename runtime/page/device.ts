/** What browser this is, as the old bundle told it (contract D 10, B e). Of ours, only the switches of passkeys go by it. */
export function device() {
  const { userAgent, platform = "", vendor = "" } = navigator;
  const isMac = userAgent.includes("Mac");
  return {
    isMac,
    isIos: /^(iPad|iPhone|iPod)/.test(platform) || (isMac && "ontouchend" in document),
    isSafari: vendor.includes("Apple") && !/CriOS|FxiOS/.test(userAgent),
  };
}
