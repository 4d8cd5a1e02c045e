import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Textarea } from '#app/ui/forms/input.tsx'
import IconHourglass from '~icons/ph/hourglass-bold'
import { CaseForm, errorOf, type FormState, isRefused, typedIn } from './case-form.tsx'
import { DayInput, Tool } from './tool.tsx'
import type { WorkProps } from './work-data.ts'

type DeletionProps = Pick<WorkProps, 'deletion' | 'hold' | 'isLead' | 'today'> & FormState

/** When the case is deleted, and for leads a hold with a reason and an end. */
export function DeletionTool({ deletion, hold, isLead, today, answer, version }: DeletionProps) {
	return (
		<div id="deletion" className="case-deletion">
			<p>{deletion}</p>
			{hold && (
				<p>
					On hold until {hold.until}, by {hold.by}: {hold.reason}
				</p>
			)}
			{isLead && hold && (
				<CaseForm answer={answer} version={version} intent="end-hold">
					<Button type="submit" size="sm" variant="outline">
						End the hold
					</Button>
				</CaseForm>
			)}
			{isLead && !hold && (
				<Tool title="Put the deletion on hold" icon={IconHourglass} isOpen={isRefused(answer, 'hold')}>
					<CaseForm answer={answer} version={version} intent="hold">
						<Field id="holdReason" label="Why it must be kept" {...errorOf(answer, 'holdReason')}>
							<Textarea name="holdReason" rows={2} defaultValue={typedIn(answer, 'hold', 'holdReason')} />
						</Field>
						<Field id="holdUntil" label="Until" {...errorOf(answer, 'holdUntil')}>
							<DayInput name="holdUntil" today={today} value={typedIn(answer, 'hold', 'holdUntil')} />
						</Field>
						<Button type="submit" size="sm">
							Hold the deletion
						</Button>
					</CaseForm>
				</Tool>
			)}
		</div>
	)
}
