interface EditLinkProps {
	/** Null where it is not edited in WordPress. */
	url: string | null
	of: string
}

/** To where the count of an item is changed. */
export function EditLink({ url, of }: EditLinkProps) {
	if (url === null) return null
	return (
		<a href={url} className="stock-edit">
			Edit<span className="sr-only"> the count of {of}</span>
		</a>
	)
}
