/** A match of two seats in which nobody built a village: it ended at half-time (B17), with 115 points to 107. */
export const NO_SETTLEMENT = {
  game: 'blue-lagoon',
  rulesVersion: 1,
  seats: 2,
  settings: { map: 'default', short: 'off' },
  log: `
+W; +P; +B; +S; +W; +S; +P; +S; +S; +C; +B; +W; +W; +S; +S; +S; +B; +B; +C; +C; +W; +P; +P; +W; +C; +P; +P;
+C; +S; +C; +B; +B; S 9,6; S 3,1; S 10,6; S 4,0; S 8,5; S 2,1; S 0,8; S 6,7; S 1,8; S 6,6; S 0,9; S 7,8;
S 9,10; S 10,0; S 9,9; S 9,0; S 10,10; S 11,0; S 9,3; S 4,9; S 8,2; S 3,10; S 10,3; S 7,11; S 6,11; S 7,12;
S 0,4; S 8,0; S 0,5; S 7,0; S 3,2; S 11,9; S 4,2; S 12,8; S 11,11; S 3,11; S 12,11; S 3,12; S 11,3; S 1,1;
S 12,2; S 0,0; +P; +C; +S; +W; +S; +W; +S; +C; +S; +W; +B; +S; +P; +W; +C; +P; +P; +C; +W; +W; +P; +P; +S;
+B; +S; +B; +C; +S; +B; +B; +B; +C
`
    .trim()
    .split(/;\s/),
};
