import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import IconPhone from '~icons/ph/phone-bold'
import IconHeld from '~icons/ph/prohibit-bold'
import './quarantine.css'

export interface QuarantineLine {
	/** The value of its tick. */
	pick: string
	title: string
	/** To read it whole. */
	href?: string
	what: string
	when: string
	/** "37 days here" */
	waiting: string
	/** So long that it stands out. */
	isLong: boolean
	/** When it is deleted if no one decides: "15 April 2027"; "" where that is not known. */
	until: string
	/** What they wrote; "" for nothing. */
	words: string
	/** Why it is in quarantine, in words. */
	reasons: string[]
	isUrgent?: boolean
}

/** The forms of the buttons in rows. */
export const RELEASE_FORM = 'release-one'
export const DELETE_FORM = 'delete-one'

interface QuarantineListProps {
	caption: string
	lines: QuarantineLine[]
	/** Every tick is set. */
	isTicked: boolean
}

/** A native table with a tick in each row; on phones each entry is a block. */
export function QuarantineList({ caption, lines, isTicked }: QuarantineListProps) {
	const hasWords = lines.some(({ words }) => words !== '')
	return (
		<table className="case-table data-table quarantine-list">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className="sr-only">Tick</span>
					</th>
					<th scope="col">From</th>
					<th scope="col">{hasWords ? 'What they wrote, and why it is here' : 'Why it is here'}</th>
					<th scope="col">Arrived</th>
					<th scope="col">
						<span className="sr-only">Release or delete</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.pick}>
						<td className="data-tick">
							<label>
								<input type="checkbox" name="pick" value={line.pick} defaultChecked={isTicked} />
								<span className="sr-only">Tick {line.title}</span>
							</label>
						</td>
						<th scope="row">
							{line.href ? <Link to={line.href}>{line.title}</Link> : line.title}
							<span className="case-town">{line.what}</span>
						</th>
						<td className="quarantine-why">
							{hasWords && <Words words={line.words} />}
							<p className="quarantine-reasons">
								<IconHeld aria-hidden /> {sentence(line.reasons.join('; '))}
							</p>
							{line.isUrgent && (
								<span className="case-mark case-mark-strong">
									<IconPhone aria-hidden /> Ring first, before you decide
								</span>
							)}
						</td>
						<td className="quarantine-arrived">
							{line.when}
							<span className={line.isLong ? 'quarantine-waiting' : 'case-town'}>{line.waiting}</span>
							{line.until && <span className="case-town">Kept until {line.until}</span>}
						</td>
						<td className="quarantine-release">
							<Button type="submit" form={RELEASE_FORM} variant="outline" size="sm" name="pick" value={line.pick}>
								Release<span className="sr-only"> {line.title}</span>
							</Button>
							<Button
								type="submit"
								form={DELETE_FORM}
								variant="ghost"
								size="sm"
								name="pick"
								value={line.pick}
								className="quarantine-delete"
							>
								Delete<span className="sr-only"> {line.title}</span>
							</Button>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

/** Their own words to judge by. */
function Words({ words }: { words: string }) {
	if (words === '') return <p className="data-quiet">No message</p>
	return (
		<p className="quarantine-words" dir="auto">
			“{words}”
		</p>
	)
}

function sentence(text: string): string {
	return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`
}
