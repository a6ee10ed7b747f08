/** Builds the payloads of a signed ceremony for the accounts service, binaries in standard base64 (contract B e). */
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
} from "@github/webauthn-json/browser-ponyfill";
import { toBase64 } from "./encoding";

/** Parts that the device did not provide are `null`. */
export const assertionOf = ({ rawId, response }: AuthenticationResponseJSON, domain: string) => ({
  domain,
  publicKeyCredentialBinRawId: toBase64(rawId),
  clientDataJSONBase64: toBase64(response.clientDataJSON),
  authenticatorDataBase64: toBase64(response.authenticatorData),
  signatureBase64: toBase64(response.signature),
  userHandleBinBase64: toBase64(response.userHandle),
});

/** Parts that the device did not provide are empty. */
export const attestationOf = ({ response }: RegistrationResponseJSON, userLogin: string, domain: string) => ({
  userLogin,
  domain,
  authenticatorTransportMethods: response.transports ?? [],
  clientDataJSONBase64: toBase64(response.clientDataJSON) ?? "",
  attestationObjectBase64: toBase64(response.attestationObject) ?? "",
});
