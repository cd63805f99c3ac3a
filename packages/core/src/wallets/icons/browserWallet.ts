// Drawn for this project.
export const browserWalletIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%234a5568' d='M0 0h24v24H0z'/%3E%3Crect x='4' y='5' width='16' height='14' rx='2.5' fill='%23fff'/%3E%3Cpath fill='%23a0aec0' d='M6.5 5h11A2.5 2.5 0 0 1 20 7.5V9H4V7.5A2.5 2.5 0 0 1 6.5 5z'/%3E%3Ccircle cx='6.5' cy='7' r='.8' fill='%23fff'/%3E%3Ccircle cx='8.9' cy='7' r='.8' fill='%23fff'/%3E%3Cpath fill='%234a5568' d='M20 11.8h-5a2.2 2.2 0 0 0 0 4.4h5z'/%3E%3Ccircle cx='15.2' cy='14' r='1' fill='%23fff'/%3E%3C/svg%3E"
