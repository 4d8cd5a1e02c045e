import type { Fit } from '#content/model/content.ts'

/** From worst to best. "unknown" dogs are counted separately, never dropped. */
export const VERDICTS = ['no', 'unknown', 'maybe', 'yes'] as const
export type Verdict = (typeof VERDICTS)[number]

export const verdictByFit: Record<Fit, Verdict> = { yes: 'yes', selective: 'maybe', unknown: 'unknown', no: 'no' }
