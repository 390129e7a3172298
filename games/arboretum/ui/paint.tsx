import { paintedBy } from '../../../kit/painted.tsx';
import { VARIABLES } from './palette.ts';

export const { Painted, pageColour } = paintedBy(VARIABLES);
