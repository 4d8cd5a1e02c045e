import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { CheckInsView } from './check-ins.server.ts'

/** After an approval: the day on which the dog went home, and what its people answered since. */
export function CheckIns({
	reference,
	version,
	dogName,
	homeOn,
	checkIns,
	problem,
}: CheckInsView & { problem?: string }) {
	return (
		<section className="case-section email-list" aria-labelledby="home-heading">
			<h2 id="home-heading">At home</h2>
			<Form method="post" action={`/cases/${reference}/home`} className="email-home" key={version} noValidate>
				<input type="hidden" name="version" value={version} />
				<Field
					id="home"
					label={`The day ${dogName} goes, or went, home`}
					hint="After 2 days, 2 weeks and 3 months we ask them how it is going."
					{...(problem ? { error: problem } : {})}
				>
					<Input type="date" name="home" defaultValue={homeOn ?? ''} />
				</Field>
				<Button type="submit" variant="outline" size="st">
					Save the day
				</Button>
			</Form>
			{checkIns.length > 0 && (
				<dl className="case-answers email-check-ins">
					{checkIns.map(({ kind, state, words, isHelp }) => (
						<div key={kind}>
							<dt>After {kind}</dt>
							<dd className={isHelp ? 'email-failed' : undefined}>
								{state}
								{words && (
									<span dir="auto" className="email-text">
										{words}
									</span>
								)}
							</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	)
}
