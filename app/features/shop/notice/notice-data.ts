/** What is sold out of an item, to wait for. */
export interface NoticeData {
	slug: string
	title: string
	variants: { key: string; label: string }[]
}
