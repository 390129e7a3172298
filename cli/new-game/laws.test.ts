import { holdToLaws } from '../../tests/support/laws.ts';
import { room } from './index.ts';

holdToLaws(room.game);
