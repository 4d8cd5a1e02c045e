import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { phoneHref } from '#lib/text/phone.ts'

const PLACES = [
	{ text: 'How adoption works', url: '/adoption' },
	{ text: 'Ways to help', url: '/waystohelp' },
	{ text: 'Advice', url: '/useful-info' },
	{ text: 'Ask us', url: '/apply/contact/question' },
]

/** Below the buttons of a 404: why the page may be missing, and a search for dogs. */
export function MissingPageSearch() {
	return (
		<div className="grid w-full max-w-120 gap-4">
			<p>
				It has slipped its lead: the link may be old, or mistyped. If it was about a dog, perhaps that dog has gone
				home.
			</p>
			<form method="get" action="/dogs" aria-label="Find a dog" className="grid gap-2">
				<label htmlFor="missing-page-search" className="font-semibold">
					Search for a dog by name or breed
				</label>
				<div className="flex gap-2.5">
					<Input id="missing-page-search" type="search" name="q" maxLength={60} enterKeyHint="search" />
					<Button type="submit" variant="outline" size="st" className="min-h-13 flex-none">
						Search
					</Button>
				</div>
			</form>
		</div>
	)
}

/** At the end of a 404: where else to go, and the number to ring; "" for none. */
export function OtherPlaces({ phone }: { phone: string }) {
	return (
		<>
			<nav aria-label="Other places to go" className="missing-ways">
				<ul>
					{PLACES.map(({ text, url }) => (
						<li key={url}>
							<a href={url}>{text}</a>
						</li>
					))}
				</ul>
			</nav>
			{phone && (
				<p className="missing-ring">
					Or ring us on <a href={phoneHref(phone)}>{phone}</a>
				</p>
			)}
		</>
	)
}
