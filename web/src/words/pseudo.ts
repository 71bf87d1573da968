// A language for tests: English with other letters and a third longer. What stays plain does not come from a file of words, and
// what breaks is too narrow for other languages.

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'];

/** The text with every letter accented and every vowel doubled, which makes it about a third longer. */
export function pseudo(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    return 'aeiou'.includes(letter) ? accented + accented : accented;
  });
}
