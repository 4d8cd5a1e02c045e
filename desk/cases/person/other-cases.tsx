import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CaseForm, type FormState } from '../work/case-form.tsx'
import './other-cases.css'

/** Another case, as a line. */
export interface OtherCase {
	reference: string
	name: string
	/** "Adoption, Biscuit"; of those who asked for the same dog "Adoption" */
	what: string
	status: string
	town: string
	day: string
	isOpen: boolean
}

interface SamePersonCandidate extends OtherCase {
	reasons: ('email' | 'phone' | 'name and postcode')[]
	decision: 'same' | 'different' | null
}

interface ApplicantsProps {
	dogName: string
	applicants: OtherCase[]
	compareUrl: string
	isDogFreeAgain: boolean
}

/** Who else applied for the dog. When the dog is free again, they come first on the page. */
export function Applicants({ dogName, applicants, compareUrl, isDogFreeAgain }: ApplicantsProps) {
	if (applicants.length === 0) return null
	return (
		<section className="case-section" aria-labelledby="applicants">
			<h2 id="applicants">{isDogFreeAgain ? `Former applicants for ${dogName}` : `Others who asked for ${dogName}`}</h2>
			{isDogFreeAgain && <p>{dogName} is free again. These people asked before: do they still look for a dog?</p>}
			<ul className="other-cases">
				{applicants.map((one) => (
					<OtherLine key={one.reference} {...one} />
				))}
			</ul>
			<p>
				<Link to={compareUrl}>Compare them side by side</Link>
			</p>
		</section>
	)
}

const REASONS = {
	email: 'the same email address',
	phone: 'the same phone number',
	'name and postcode': 'the same name and postcode',
}

/** Cases that may be of the same person, with the reason. A volunteer decides; nothing is merged. */
export function SamePerson({ candidates, ...state }: FormState & { candidates: SamePersonCandidate[] }) {
	if (candidates.length === 0) return null
	return (
		<section className="case-section" aria-labelledby="same-person">
			<h2 id="same-person">Possibly the same person</h2>
			<ul className="other-cases">
				{candidates.map(({ reasons, decision, ...one }) => (
					<OtherLine key={one.reference} {...one}>
						{reasons.length > 0 && (
							<span className="other-reason">{reasons.map((reason) => REASONS[reason]).join(', ')}</span>
						)}
						<Decision {...state} reference={one.reference} decision={decision} />
					</OtherLine>
				))}
			</ul>
		</section>
	)
}

function Decision({
	reference,
	decision,
	...state
}: FormState & { reference: string; decision: SamePersonCandidate['decision'] }) {
	return (
		<CaseForm {...state} intent="same-person" className="case-inline">
			<input type="hidden" name="other" value={reference} />
			{decision && <b>{decision === 'same' ? 'The same person.' : 'Someone else.'}</b>}
			{decision === null ? (
				<>
					<Choice decision="same">Same person</Choice>
					<Choice decision="different">Someone else</Choice>
				</>
			) : (
				<Choice decision="">Take this back</Choice>
			)}
		</CaseForm>
	)
}

function Choice({ decision, children }: { decision: string; children: string }) {
	return (
		<Button type="submit" variant="outline" size="sm" name="decision" value={decision}>
			{children}
		</Button>
	)
}

interface OtherLineProps extends OtherCase {
	children?: React.ReactNode
}

function OtherLine({ reference, name, what, status, town, day, isOpen, children }: OtherLineProps) {
	return (
		<li>
			<p>
				<Link to={`/cases/${reference}`}>{name || 'No name'}</Link>
				<span>
					{[what, town].filter(Boolean).join(' · ')} · <span className="whitespace-nowrap">{day}</span>
				</span>
			</p>
			<b className={isOpen ? 'case-pill' : 'case-pill is-closed'}>{status}</b>
			{children}
		</li>
	)
}
