import { Picture, type PictureData } from '#app/ui/media/picture.tsx'

/** Who visitors meet at the dog's centre. */
export interface CentrePersonData {
	name: string
	/** "Centre manager, Alder Bank" */
	role: string
	line: string
	picture: PictureData | null
}

export function CentrePerson({ name, role, line, picture }: CentrePersonData) {
	return (
		<div className="profile-person flex items-center gap-4 border-t-2 border-line pt-4">
			{picture && (
				<Picture picture={{ ...picture, alt: '' }} sizes="5rem" className="size-20 flex-none rounded-pill no-print" />
			)}
			<div className="min-w-0">
				{line && <p className="leading-snug">“{line}”</p>}
				<p className="text-note leading-snug">
					<b>{name}</b>
					{role && <span>{`, ${role}`}</span>}
				</p>
			</div>
		</div>
	)
}
