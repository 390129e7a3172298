/** A frame that ends its message and holds text. */
const FINAL_TEXT = 0x81;
/** The first length byte where the length itself follows in two bytes, and in eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/**
 * A message as it goes over a WebSocket from a server: header and text in one piece (RFC 6455, 5.2). Frames of servers are not
 * masked, so one frame serves everybody who is told the same.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < IN_TWO_BYTES ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FINAL_TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}
