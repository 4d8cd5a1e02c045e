import { cn } from '#app/ui/cn.ts'
import IconClock from '~icons/ph/clock-bold'
import IconPlace from '~icons/ph/map-pin-bold'
import IconPerson from '~icons/ph/user-bold'
import './role.css'

interface RoleFactsProps {
	role: {
		place: string
		hours: string
		/** "18 and over" */
		age: string
	}
	/** Side by side with their labels, on the page of the role. */
	isTiles?: boolean
}

/** Where, when and from what age; unknown ones are left out. */
export function RoleFacts({ role, isTiles = false }: RoleFactsProps) {
	const facts = [
		{ Icon: IconPlace, label: 'Where', text: role.place },
		{ Icon: IconClock, label: 'When', text: role.hours },
		{ Icon: IconPerson, label: 'Age', text: role.age },
	].filter(({ text }) => text !== '')
	if (facts.length === 0) return null
	return (
		<ul className={isTiles ? 'role-tiles' : 'grid content-start gap-2 leading-snug'}>
			{facts.map(({ Icon, label, text }) => (
				<li key={label} className={cn(!isTiles && 'grid grid-cols-[1.25rem_1fr] gap-3')}>
					<Icon aria-hidden className={isTiles ? undefined : 'mt-0.5 size-5 text-ink-2'} />
					<span>
						<span className={isTiles ? 'role-label' : 'sr-only'}>{isTiles ? label : `${label}: `}</span>
						{text}
					</span>
				</li>
			))}
		</ul>
	)
}
