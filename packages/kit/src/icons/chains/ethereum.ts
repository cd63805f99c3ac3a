// Drawn by hand: the diamond, on the colour that people know it on.
export const ethereumIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%23627eea' d='M0 0h24v24H0z'/%3E%3Cg fill='%23fff'%3E%3Cpath d='m12 3.5-5.3 8.7L12 9.8z'/%3E%3Cpath fill-opacity='.6' d='M12 3.5v6.3l5.3 2.4z'/%3E%3Cpath d='M12 20.5v-4.3l-5.3-3z'/%3E%3Cpath fill-opacity='.6' d='M12 16.2v4.3l5.3-7.3z'/%3E%3Cpath fill-opacity='.6' d='m6.7 12.2 5.3 3V9.8z'/%3E%3Cpath fill-opacity='.25' d='m12 15.2 5.3-3L12 9.8z'/%3E%3C/g%3E%3C/svg%3E"
