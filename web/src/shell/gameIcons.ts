// The icon by which a ticket or a panel tells games apart; a game that has none yet gets the laurel of the points.
const ICONS: Record<string, string> = {
  eight_minute_empire: 'start',
  founders: 'temple',
  emporion: 'amphora',
  ancient_world: 'city',
};

export function gameIcon(game: string): string {
  return ICONS[game] ?? 'points';
}
