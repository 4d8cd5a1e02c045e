/** Daily jobs that have run. */
export interface JobRunTable {
	job: string
	/** In the charity's time zone. */
	day: string
	done_at: number
}
