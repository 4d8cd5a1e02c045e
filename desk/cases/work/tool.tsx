import type { ComponentType, ReactNode, SVGProps } from 'react'
import { Input } from '#app/ui/forms/input.tsx'
import IconCaret from '~icons/ph/caret-down-bold'
import type { Colleague } from './work-data.ts'

interface ToolProps {
	title: string
	icon: ComponentType<SVGProps<SVGSVGElement>>
	isOpen: boolean
	children: ReactNode
}

/** One kind of work, folded until it is needed or was refused. Opening one closes the others: the panel stays on the screen. */
export function Tool({ title, icon: Icon, isOpen, children }: ToolProps) {
	return (
		<details className="case-tool" name="case-tool" open={isOpen || undefined}>
			<summary>
				<Icon aria-hidden />
				<span>{title}</span>
				<IconCaret aria-hidden />
			</summary>
			{children}
		</details>
	)
}

export function Options({ colleagues }: { colleagues: Colleague[] }) {
	return colleagues.map(({ id, name }) => (
		<option key={id} value={id}>
			{name}
		</option>
	))
}

/** A day, from today on. */
export function DayInput({ name, today, value }: { name: string; today: string; value: string }) {
	return <Input type="date" name={name} min={today} defaultValue={value} />
}
