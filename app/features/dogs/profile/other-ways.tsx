import { ButtonLink } from '#app/ui/button.tsx'

export interface Sponsorship {
	name: string
	url: string
	/** "from £5 a month" */
	sum: string
}

interface OtherWaysProps {
	name: string
	next: { fosterWanted: boolean }
	sponsor: Sponsorship[]
}

/** Besides adopting: fostering and sponsoring. */
export function OtherWays({ name, next, sponsor }: OtherWaysProps) {
	return (
		<>
			{next.fosterWanted && (
				<ButtonLink to="/fostering" variant="link" size="link-s-bold" arrow>
					{name} would do well in a foster home: how fostering works
				</ButtonLink>
			)}
			{sponsor.map((one) => (
				<ButtonLink key={one.name} to={one.url} variant="link" size="link-s-bold" arrow>
					Sponsor {one.name}, {one.sum}
				</ButtonLink>
			))}
		</>
	)
}
