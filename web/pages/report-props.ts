import type { Report } from '../../study/report.ts';
import type { Desk } from './use-desk.ts';

/** What a part of the review tells of. */
export interface ReportProps {
  readonly desk: Desk;
  readonly report: Report;
}

/** The same where it shows before the review is whole. */
export interface GrowingProps extends ReportProps {
  readonly isDone: boolean;
}
