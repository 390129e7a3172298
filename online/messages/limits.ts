/** Of the messages as they are spoken today. Raised when an older page or bot would misunderstand. */
export const PROTOCOL_VERSION = 1;

/** Characters of a message to the server on a socket. A match that is carried online comes by POST and may be longer. */
export const LONGEST_ASK = 4096;
export const LONGEST_POST = 65_536;
/** Of one to a client: a whole match of the longest game, with room. */
export const LONGEST_NEWS = 262_144;

export const LONGEST_NAME = 16;
/** Of one line of free chat. */
export const LONGEST_CHAT = 140;
/** Of a move as text. */
export const LONGEST_MOVE = 200;
/** Of a position as one viewer may know it. */
export const LONGEST_VIEW = 4000;
/** Lines of a log; no match of ours comes near. */
export const MOST_LINES = 4000;
/** No game has more seats. */
export const MOST_SEATS = 6;
/** The last one plays with nets where the table has some, and like the one before it elsewhere. */
export const BOT_LEVELS = 9;
export const LETTERS_OF_A_TABLE = 6;
/** How often a table tells that a computer player moved for a seat. */
export const MOST_STAND_INS = 50;
