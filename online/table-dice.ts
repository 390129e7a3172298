import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The dice of a table online, version 1. The server draws a secret of 32 bytes and tells its SHA-256, the commitment,
 * before anybody sits down. Every seat adds 16 bytes when it sits down. What the rolls follow from (`FairDice`) is the
 * SHA-256 of the text "boardwalk-table-1", the secret and all contributions by seat. So the server cannot choose the luck
 * after it has seen the players, and no player can choose it without knowing the secret.
 */
const VERSION = utf8ToBytes('boardwalk-table-1');

/** Bytes that a seat adds. */
const CONTRIBUTION_LENGTH = 16;

/** What the server tells beforehand. Secrets and contributions are written in hexadecimal digits. */
export function commitTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The secret of the match's `FairDice`. */
export function mixSecret(secret: string, contributions: readonly string[]): Uint8Array {
  return sha256(concatBytes(VERSION, hexToBytes(secret), ...contributions.map(hexToBytes)));
}

/** What is added for a seat that brings nothing of its own, a computer player's for example. Everybody can compute it. */
export function usualContribution(seat: number): string {
  return bytesToHex(sha256(utf8ToBytes(`boardwalk-seat-${seat}`)).slice(0, CONTRIBUTION_LENGTH));
}
