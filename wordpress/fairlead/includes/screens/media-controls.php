<?php
/**
 * Controls for photos and files: chosen from the media library, with the words and the point that belong to each photo.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Prints photos in their order. The first is the one on cards.
 *
 * @param string $name Of the control in the request.
 * @param int[]  $ids  The photos.
 */
function show_gallery( string $name, array $ids ): void {
	printf( '<input type="hidden" name="%s" value="">', esc_attr( $name ) );
	printf( '<ul class="fairlead-photos" data-name="%s">', esc_attr( $name . '[]' ) );
	foreach ( $ids as $id ) {
		$image = image( $id );
		if ( $image ) {
			show_photo( $name . '[]', $image );
		}
	}
	echo '</ul><template>';
	show_photo( $name . '[]', null );
	echo '</template>';
	printf( '<p><button type="button" class="button button-primary fairlead-add-photos">%s</button></p>', esc_html__( 'Add photos', 'fairlead' ) );
}

/**
 * Prints a photo with its alt text and its focal point.
 *
 * @param string     $name  Of the id in the request.
 * @param array|null $image As the contract has it; null for the template of a new one.
 */
function show_photo( string $name, ?array $image ): void {
	$id    = $image['id'] ?? '__id__';
	$focal = $image['focal'] ?? array( 0.5, 0.5 );
	$key   = "fairlead_media[$id]";
	echo '<li class="fairlead-photo">';
	show_input( $name, (string) $id, array( 'type' => 'hidden' ) );
	show_input( $key . '[focal]', isset( $image['focal'] ) ? implode( ',', $focal ) : '', array( 'type' => 'hidden' ) );
	printf(
		'<button type="button" class="fairlead-focal" aria-label="%s"><img src="%s" alt=""%s><span class="fairlead-point" data-x="%s" data-y="%s"></span></button>',
		esc_attr__( 'Focal point: click what must stay in view, or move it with the arrow keys', 'fairlead' ),
		esc_url( $image ? small_file( $image ) : '' ),
		// Its frame stands before the picture has come.
		$image && $image['width'] && $image['height'] ? ' width="' . (int) $image['width'] . '" height="' . (int) $image['height'] . '"' : '',
		esc_attr( (string) $focal[0] ),
		esc_attr( (string) $focal[1] )
	);
	echo '<div class="fairlead-photo-words"><p class="fairlead-first">' . esc_html__( 'On the card', 'fairlead' ) . '</p>';
	$alt_id = 'fairlead-alt-' . $id;
	printf( '<label for="%s">%s</label>', esc_attr( $alt_id ), esc_html__( 'What can be seen?', 'fairlead' ) );
	show_long_line(
		$key . '[alt]',
		$image['alt_text'] ?? '',
		array(
			'id'          => $alt_id,
			'placeholder' => __( 'Biscuit sits in the grass and looks up at a ball', 'fairlead' ),
		)
	);
	show_row_buttons();
	echo '</div></li>';
}

/**
 * Prints a picture or a file that can be chosen.
 *
 * @param string $name  Of the control in the request.
 * @param string $kind  "image" or "file".
 * @param int    $id    The attachment; 0 for none.
 * @param string $label Of the field.
 */
function show_file( string $name, string $kind, int $id, string $label ): void {
	$image = $id && 'image' === $kind ? image( $id ) : null;
	$none  = 'image' === $kind ? __( 'Choose a picture', 'fairlead' ) : __( 'Choose a file', 'fairlead' );
	$other = 'image' === $kind ? __( 'Change the picture', 'fairlead' ) : __( 'Change the file', 'fairlead' );
	$words = $id ? $other : $none;
	printf( '<div class="fairlead-chooser" data-kind="%s" data-label="%s" data-none="%s" data-other="%s">', esc_attr( $kind ), esc_attr( $label ), esc_attr( $none ), esc_attr( $other ) );
	show_input( $name, $id ? (string) $id : '', array( 'type' => 'hidden' ) );
	printf( '<img src="%s" alt=""%s>', esc_url( $image ? small_file( $image ) : '' ), $image ? '' : ' hidden' );
	printf( '<span class="fairlead-file-name">%s</span> ', esc_html( $id && ! $image ? wp_basename( (string) get_attached_file( $id ) ) : '' ) );
	printf( '<button type="button" class="button" data-action="choose" aria-label="%s">%s</button> ', esc_attr( "$label: $words" ), esc_html( $words ) );
	printf( '<button type="button" class="button-link" data-action="clear"%s>%s</button>', $id ? '' : ' hidden', esc_html__( 'Remove', 'fairlead' ) );
	echo '</div>';
}

/**
 * The address of a small file of a picture.
 *
 * @param array $image As the contract has it.
 */
function small_file( array $image ): string {
	foreach ( array( 'medium', 'medium_large', 'large' ) as $size ) {
		if ( isset( $image['sizes'][ $size ] ) ) {
			return $image['sizes'][ $size ]['source_url'];
		}
	}
	return $image['source_url'];
}

/**
 * The photos of a record: its picture, then its gallery.
 *
 * @param int $post_id The record.
 * @return int[]
 */
function photos_of( int $post_id ): array {
	$first   = (int) get_post_thumbnail_id( $post_id );
	$gallery = array_map( 'intval', (array) get_post_meta( $post_id, meta_key( 'gallery' ), true ) );
	return array_values( array_unique( array_filter( array_merge( array( $first ), $gallery ) ) ) );
}

/**
 * Makes the first photo the picture of a record, and the others its gallery.
 *
 * @param int   $post_id The record.
 * @param array $typed   Ids in their order.
 */
function save_photos( int $post_id, array $typed ): void {
	$ids   = array_values( array_unique( array_filter( array_map( 'absint', $typed ), 'wp_attachment_is_image' ) ) );
	$first = array_shift( $ids );
	if ( $first ) {
		set_post_thumbnail( $post_id, $first );
	} else {
		delete_post_thumbnail( $post_id );
	}
	write_field( $post_id, 'gallery', array( 'kind' => 'images' ), $ids );
}

/**
 * Stores alt texts and focal points that changed, of pictures that the person may edit.
 *
 * @param array $typed By id of the picture.
 */
function save_media_words( array $typed ): void {
	foreach ( $typed as $id => $words ) {
		if ( ! is_array( $words ) || ! wp_attachment_is_image( (int) $id ) || ! current_user_can( 'edit_post', (int) $id ) ) {
			continue;
		}
		$alt = sanitize_text_field( (string) ( $words['alt'] ?? '' ) );
		if ( get_post_meta( (int) $id, '_wp_attachment_image_alt', true ) !== $alt ) {
			update_post_meta( (int) $id, '_wp_attachment_image_alt', wp_slash( $alt ) );
		}
		if ( preg_match( '/^([01](?:\.\d+)?),([01](?:\.\d+)?)$/', (string) ( $words['focal'] ?? '' ), $parts ) ) {
			$focal = array( min( 1.0, (float) $parts[1] ), min( 1.0, (float) $parts[2] ) );
			if ( get_post_meta( (int) $id, meta_key( 'focal' ), true ) !== $focal ) {
				update_post_meta( (int) $id, meta_key( 'focal' ), $focal );
			}
		}
	}
}
