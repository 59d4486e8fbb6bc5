import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP advises: 19 MiB, two passes, one lane; about 36 ms. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

let dummyHash: Promise<string> | undefined;

/** Whether the password is right. Takes as long for a user who does not exist, so that names cannot be guessed. */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await dummyHash), password);
  return matches && storedHash !== undefined;
}
