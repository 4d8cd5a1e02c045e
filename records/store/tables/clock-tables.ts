/** The last heartbeat of a process. */
export interface HeartbeatTable {
	process_id: string
	/** The order of writing, independent of clocks. */
	seq: number
	beat_at: number
	/** 0: its clock was in doubt. */
	is_trusted: number
}
