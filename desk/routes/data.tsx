import type { ComponentType, ReactNode, SVGProps } from 'react'
import { Link } from 'react-router'
import { ACKNOWLEDGED_WITHIN_DAYS, COMPLAINT_FORM } from '#domain/desk/cases/complaint.ts'
import { DAY_MS, formatDate } from '#lib/dates.ts'
import { listDueDeletions } from '#records/retention/deletion-calendar.ts'
import { listSubmissions } from '#records/submissions/submissions.ts'
import IconDeletion from '~icons/ph/calendar-x-bold'
import IconCheck from '~icons/ph/check-bold'
import IconComplaint from '~icons/ph/envelope-simple-open-bold'
import IconContent from '~icons/ph/file-text-bold'
import IconSettings from '~icons/ph/gear-six-bold'
import IconExport from '~icons/ph/table-bold'
import IconPerson from '~icons/ph/user-focus-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import { readProblems } from '../data/content/read-problems.server.ts'
import '../data/data.css'
import '../data/hub.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data.ts'

const MONTH_MS = 30 * DAY_MS

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'data')
	const request = args.context.get(deskContext)
	const { store, now, today, operations } = request
	const [{ total }, settings, complaints] = await Promise.all([
		listDueDeletions(store, now + MONTH_MS, 1),
		operations.settings(),
		listSubmissions(store, { form: COMPLAINT_FORM, isOpen: true, quarantined: false }),
	])
	const unanswered = complaints.filter(({ answeredAt }) => answeredAt === null)
	const problems = settings.filter(({ state }) => state === 'problem').length
	const content = readProblems(request)
	const skipped = content.notShown.length + content.shownInPart.length + content.passedOn.length + content.notes.length
	return {
		/** In the next 30 days. */
		deletion: total,
		skipped,
		problems,
		complaints: complaints.length,
		/** The open complaint that has to be acknowledged first. */
		due: unanswered.slice(0, 1).map(({ reference, replyBy }) => ({
			reference,
			day: formatDate(replyBy),
			isLate: replyBy < today,
		})),
	}
}

function count(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? '' : 's'}`
}

export function meta() {
	return [{ title: 'Data and site – Desk' }]
}

export default function DataPage({ loaderData }: Route.ComponentProps) {
	const { deletion, skipped, problems, complaints, due } = loaderData
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Data and site</h1>
				<p>What you owe the people whose data you hold, and how the site is doing.</p>
			</header>
			<section className="data-section" aria-labelledby="for-a-person">
				<h2 id="for-a-person" className="text-h3">
					People’s data
				</h2>
				<ul className="hub">
					<Page
						to="/data/person"
						icon={IconPerson}
						title="A person’s data"
						text="Show, hand over or erase what you hold about someone."
					/>
					<Page
						to="/data/complaint"
						icon={IconComplaint}
						title="Enter a complaint"
						text={`About how you used someone’s data: acknowledge it within ${ACKNOWLEDGED_WITHIN_DAYS} days.`}
					>
						{complaints > 0 && <Complaints count={complaints} due={due} />}
					</Page>
					<Page
						to="/data/export"
						icon={IconExport}
						title="Export cases"
						text="As a spreadsheet, or for Animal Shelter Manager."
					/>
				</ul>
			</section>
			<section className="data-section" aria-labelledby="the-site">
				<h2 id="the-site" className="text-h3">
					How the site is doing
				</h2>
				<ul className="hub">
					<Page
						to="/data/settings"
						icon={IconSettings}
						title="Settings check"
						text="Whether emails leave, backups are made and the disk has room."
					>
						<State problems={problems} fine="Everything works" isUrgent />
					</Page>
					<Page
						to="/data/content"
						icon={IconContent}
						title="Content problems"
						text="What you published and visitors do not see as it is."
					>
						<State problems={skipped} fine="All of it is on the site" />
					</Page>
					<Page
						to="/data/deletion"
						icon={IconDeletion}
						title="Deletion calendar"
						text="What the site deletes by itself, when and why."
					>
						{deletion === 0 ? (
							<Fine>Nothing in the next 30 days</Fine>
						) : (
							`${count(deletion, 'case')} in the next 30 days`
						)}
					</Page>
				</ul>
			</section>
		</div>
	)
}

interface PageProps {
	to: string
	icon: ComponentType<SVGProps<SVGSVGElement>>
	title: string
	text: string
	/** Its state. */
	children?: ReactNode
}

function Page({ to, icon: Icon, title, text, children }: PageProps) {
	return (
		<li>
			<Icon aria-hidden />
			<div className="hub-page">
				<Link to={to}>{title}</Link>
				<p>{text}</p>
			</div>
			{children && <div className="hub-state">{children}</div>}
		</li>
	)
}

function Fine({ children }: { children: ReactNode }) {
	return (
		<span className="hub-fine">
			<IconCheck aria-hidden />
			{children}
		</span>
	)
}

/** What needs a look stands out. */
function State({ problems, fine, isUrgent = false }: { problems: number; fine: string; isUrgent?: boolean }) {
	if (problems === 0) return <Fine>{fine}</Fine>
	return (
		<span className="hub-alert" data-tone={isUrgent ? 'danger' : undefined}>
			<IconWarning aria-hidden />
			{isUrgent ? `${problems} to fix` : `${count(problems, 'thing')} to look at`}
		</span>
	)
}

type ComplaintsProps = { count: number } & Pick<Route.ComponentProps['loaderData'], 'due'>

/** The open complaints, and by when the first has to be acknowledged. */
function Complaints({ count: open, due }: ComplaintsProps) {
	const [first] = due
	if (first === undefined) return `${open} open, acknowledged`
	return (
		<span className={first.isLate ? 'hub-alert' : undefined} data-tone={first.isLate ? 'danger' : undefined}>
			<span>
				{open} open, {first.isLate ? 'overdue since' : 'due by'} {first.day}:{' '}
				<Link to={`/cases/${first.reference}`}>{first.reference}</Link>
			</span>
		</span>
	)
}
