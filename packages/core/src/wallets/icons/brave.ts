// Drawn for this project.
export const braveIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23fb542b' d='M0 0h24v24H0z'/%3E%3Cpath fill='%23fff' d='M12 3.6l6.9 2.3v6.3c0 4-2.8 6.8-6.9 8.4-4.1-1.6-6.9-4.4-6.9-8.4V5.9z'/%3E%3Cpath fill='%23fb542b' d='M8.2 10.2h6.9c.9 0 1.6.7 1.6 1.6v3c0 .9-.7 1.6-1.6 1.6H8.9c-.9 0-1.6-.7-1.6-1.6v-5c0-.8.6-1.4 1.4-1.4h6.1v1H8.7c-.3 0-.5.2-.5.4s.2.4.5.4z'/%3E%3Ccircle cx='14.6' cy='13.3' r='1' fill='%23fff'/%3E%3C/svg%3E"
