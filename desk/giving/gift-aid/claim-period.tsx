import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import './claim-list.css'
import type { GiftAidPageData } from './claim-page.server.ts'

type Period = GiftAidPageData['period']

/** On which days the money of a claim arrived: an accounting period, or days that a person types. */
export function ClaimPeriod({
	period,
	choices,
	isBackwards,
}: Pick<GiftAidPageData, 'period' | 'choices' | 'isBackwards'>) {
	const isOther = !isSame(period, choices.current) && !isSame(period, choices.last)
	return (
		<nav className="claim-period" aria-labelledby="period">
			<p id="period">Accounting period</p>
			<PeriodLink period={choices.current} shown={period}>
				This period so far
			</PeriodLink>
			<PeriodLink period={choices.last} shown={period}>
				Last period
			</PeriodLink>
			<details open={isOther} key={`${period.from} ${period.to}`}>
				<summary data-current={isOther || undefined}>Other days</summary>
				<Form method="get" className="data-row">
					<Field id="from" label="Received from" {...(isBackwards ? { error: 'This is after the last day' } : {})}>
						<Input type="date" name="from" defaultValue={period.from} />
					</Field>
					<Field id="to" label="Until">
						<Input type="date" name="to" defaultValue={period.to} />
					</Field>
					<Button type="submit" variant="outline" size="st">
						Show
					</Button>
				</Form>
			</details>
		</nav>
	)
}

const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to

function PeriodLink({ period, shown, children }: { period: Period; shown: Period; children: string }) {
	return (
		<Link to={`?${new URLSearchParams({ ...period })}`} aria-current={isSame(period, shown) ? 'true' : undefined}>
			{children}
		</Link>
	)
}
