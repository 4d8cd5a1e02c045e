import type { WordPress } from '../server/wordpress.ts'

/** Adds a photo of the sample to the media library without resizing it. @returns its id */
export async function addPhoto(wordpress: WordPress): Promise<number> {
	const id = await wordpress.phpBeside(`
		$folder = wp_upload_dir();
		copy('${process.cwd()}/sample/media/bear-800x600.webp', $folder['path'] . '/bear.webp');
		$id = wp_insert_attachment(['post_mime_type' => 'image/webp', 'post_title' => 'Bear', 'post_status' => 'inherit'], $folder['path'] . '/bear.webp');
		update_post_meta($id, '_wp_attachment_metadata', ['width' => 800, 'height' => 600, 'file' => ltrim($folder['subdir'] . '/bear.webp', '/'), 'sizes' => []]);
		update_post_meta($id, '_wp_attachment_image_alt', 'A bear');
		echo $id;`)
	return Number(id)
}
