/** What `tokens.css` says by day and by night, for a theme that changes one of the two. */
export const DEFAULT_COLOURS: Readonly<Record<string, readonly [day: string, night: string]>> = {
  '--cs-background': ['#ffffff', '#14171c'],
  '--cs-surface': ['#f5f6f8', '#1e232b'],
  '--cs-border': ['#dfe3e8', '#2e343e'],
  '--cs-text': ['#14181f', '#eef1f5'],
  '--cs-text-quiet': ['#566072', '#a3adbb'],
  '--cs-accent': ['#0e76fd', '#3898ff'],
  '--cs-accent-fill': ['#0b63d8', '#3898ff'],
  '--cs-on-accent': ['#ffffff', '#04101f'],
  '--cs-accent-text': ['#0a5cc9', '#6fb4ff'],
  '--cs-accent-soft': ['#eaf2fe', '#14273f'],
}
