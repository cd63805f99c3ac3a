// Drawn by hand: the mark that people know, which stays itself in a circle.
export const baseIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%230052ff' d='M0 0h24v24H0z'/%3E%3Cpath fill='%23fff' d='M11.97 20c4.43 0 8.03-3.58 8.03-8s-3.6-8-8.03-8C7.77 4 4.32 7.23 4 11.33h10.6v1.34H4C4.32 16.77 7.77 20 11.97 20z'/%3E%3C/svg%3E"
