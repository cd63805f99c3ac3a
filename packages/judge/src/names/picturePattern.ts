const PICTURE = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?'

/** A picture, with what joins and colours it: there, characters that nobody sees mean something. */
export const picturePattern = `${PICTURE}(?:\\u200d${PICTURE})*`
