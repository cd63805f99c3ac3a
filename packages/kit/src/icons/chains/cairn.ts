// Drawn by hand, for the second chain of a local network.
export const cairnIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%2357463b' d='M0 0h24v24H0z'/%3E%3Cellipse cx='12' cy='16.9' rx='6.6' ry='2.9' fill='%23cbb9a8'/%3E%3Cellipse cx='11.6' cy='11.7' rx='4.7' ry='2.4' fill='%23f4ece2'/%3E%3Cellipse cx='12.3' cy='7.6' rx='2.9' ry='1.8' fill='%23e3a45f'/%3E%3C/svg%3E"
