import { holdToLaws } from '../../tests/laws.ts';
import { room } from './index.ts';

holdToLaws(room.game);
