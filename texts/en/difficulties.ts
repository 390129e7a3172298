/** How hard a challenge is, from 0: one name wherever it is said. */
export const DIFFICULTIES = ['Very easy', 'Easy', 'Medium', 'Tricky', 'Hard', 'Very hard'];
