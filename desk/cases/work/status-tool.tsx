import { Button } from '#app/ui/button.tsx'
import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Textarea } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import IconFlag from '~icons/ph/flag-bold'
import { CaseForm, errorOf, type FormState, isRefused, typedIn } from './case-form.tsx'
import { DayInput, Tool } from './tool.tsx'
import type { WorkProps } from './work-data.ts'

type StatusToolProps = Pick<WorkProps, 'statuses' | 'promised' | 'today'> & FormState

/** The reasons and the date of a status appear when it is chosen (`work.css`), without JavaScript. */
export function StatusTool({ statuses, promised, today, answer, version }: StatusToolProps) {
	const typed = (name: string) => typedIn(answer, 'status', name)
	return (
		<Tool title="Change the status" icon={IconFlag} isOpen={isRefused(answer, 'status')}>
			<CaseForm answer={answer} version={version} intent="status" className="case-form case-status">
				<FieldGroup id="status" label="Status" {...errorOf(answer, 'status')}>
					{statuses.map(({ value, words, reasons }, index) => (
						<div key={value} className="case-status-choice">
							<RadioTile
								name="status"
								value={value}
								id={index === 0 ? 'status' : undefined}
								defaultChecked={typed('status') === value}
							>
								{words}
							</RadioTile>
							<div className="case-status-more">
								{value === 'waiting' && (
									<Field id="backOn" label="Comes back on" {...errorOf(answer, 'backOn')}>
										<DayInput name="backOn" today={today} value={typed('backOn')} />
									</Field>
								)}
								{value === 'approved' && promised && (
									<FieldGroup id="promised" label={promised.warning} {...errorOf(answer, 'promised')}>
										<Checkbox id="promised" name="promised" value={promised.reference}>
											{promised.tick}
										</Checkbox>
									</FieldGroup>
								)}
								<Field id={`reason-${index}`} label={`Reason for “${words}”`} optional>
									<Select name={`reason ${value}`} defaultValue={typed(`reason ${value}`)}>
										<option value="">No reason</option>
										{reasons.map((reason) => (
											<option key={reason}>{reason}</option>
										))}
									</Select>
								</Field>
							</div>
						</div>
					))}
				</FieldGroup>
				<Field id="statusNote" label="In your own words" optional {...errorOf(answer, 'statusNote')}>
					<Textarea name="statusNote" rows={2} defaultValue={typed('statusNote')} />
				</Field>
				<Button type="submit" size="sm">
					Save the status
				</Button>
			</CaseForm>
		</Tool>
	)
}
