import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'

/** Below the specification's parts of a 404: a search for a dog, and all dogs. */
export function MissingPageSearch() {
	return (
		<form method="get" action="/dogs" aria-label="Find a dog" className="mt-6 grid w-full max-w-120 gap-2">
			<label htmlFor="missing-page-search" className="font-semibold">
				Were you looking for a dog?
			</label>
			<div className="flex gap-2.5">
				<Input id="missing-page-search" type="search" name="q" maxLength={60} enterKeyHint="search" />
				<Button type="submit" variant="outline" size="st" className="min-h-13 flex-none">
					Search
				</Button>
			</div>
			<p>
				Search by name or breed, or <SiteLink to="/dogs">meet all the dogs</SiteLink>.
			</p>
		</form>
	)
}
