<?php
/**
 * What stands elsewhere than below the text: reasons beside their answers, what is changed weekly at the top of a dog or a role, the form of a document.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Where the form of a document stands: its file and its version change more often than a long text. */
const ABOVE_TEXT = 'fairlead_above_text';

/** Where the other forms of the classic screen stand: before the box to publish, also on phones and for those who listen. */
const BELOW_TEXT = 'fairlead_below_text';

add_action(
	'edit_form_after_title',
	function ( $post ) {
		if ( 'doc' === $post->post_type ) {
			do_meta_boxes( null, ABOVE_TEXT, $post );
		}
	}
);

add_action(
	'edit_form_after_editor',
	function ( $post ) {
		if ( BELOW_TEXT === place_of_form( $post->post_type ) ) {
			do_meta_boxes( null, BELOW_TEXT, $post );
		}
	}
);

/**
 * Where the form of a content type stands: below the block editor it is a box like those of other plugins.
 *
 * @param string $post_type The content type.
 */
function place_of_form( string $post_type ): string {
	if ( 'doc' === $post_type ) {
		return ABOVE_TEXT;
	}
	return in_array( $post_type, own_post_types(), true ) ? BELOW_TEXT : 'normal';
}

/**
 * Prints the parts of groups that belong beside a field.
 *
 * @param \WP_Post $post   The record.
 * @param string   $at     The field.
 * @param array    $fields Of the section.
 * @param array    $kept   What was typed and could not be saved.
 */
function show_parts_beside( \WP_Post $post, string $at, array $fields, array $kept ): void {
	foreach ( with_shapes( $post->post_type, $fields ) as $path => list( $shape, $about ) ) {
		foreach ( array_keys( $about['beside'] ?? array(), $at, true ) as $part ) {
			$value = $kept['typed'][ $path ] ?? value_to_show( $post, $path, $shape, $about );
			show_field( "fairlead[$path][$part]", $shape['fields'][ $part ], array(
				'as'   => 'reason',
				'long' => true,
			) + $about['fields'][ $part ], $value[ $part ] ?? '', $kept['errors'][ $path ] ?? '' );
		}
	}
}

/**
 * Prints what is done every week below the name of a dog: its status, new photos, a line of the diary. A role is opened and closed there.
 *
 * @param \WP_Post $post The record.
 */
function show_top_fields( $post ): void {
	if ( ! in_array( $post->post_type, array( 'dog', 'role' ), true ) ) {
		return;
	}
	$kept = kept_input( $post->ID );
	echo '<div class="fairlead-top">';
	foreach ( form_of( $post->post_type ) as $section ) {
		foreach ( with_shapes( $post->post_type, $section['fields'] ) as $path => list( $shape, $about ) ) {
			if ( ! empty( $about['at top'] ) ) {
				show_field( "fairlead[$path]", $shape, $about, $kept['typed'][ $path ] ?? value_to_show( $post, $path, $shape, $about ), $kept['errors'][ $path ] ?? '' );
			}
		}
	}
	if ( 'dog' === $post->post_type ) {
		show_dog_shortcuts( 'auto-draft' === $post->post_status );
	}
	echo '</div>';
	if ( 'dog' === $post->post_type && '' === trim( $post->post_content ) ) {
		echo '<p class="description fairlead-first-words">' . esc_html__( 'For the text: how did they come to you? What do they love? Who would suit them?', 'fairlead' ) . '</p>';
	}
}
add_action( 'edit_form_after_title', __NAMESPACE__ . '\show_top_fields' );

/**
 * Prints the way to new photos and to the diary.
 *
 * @param bool $is_new Whether the dog was never saved.
 */
function show_dog_shortcuts( bool $is_new ): void {
	echo '<p class="fairlead-top-links">';
	printf( '<a class="button" href="#fairlead-photos" data-press=".fairlead-add-photos">%s</a> ', esc_html__( 'Add photos', 'fairlead' ) );
	printf( '<a class="button" href="#fairlead-diary" data-press="#fairlead-diary .fairlead-add">%s</a>', esc_html__( 'Add a diary entry', 'fairlead' ) );
	echo '</p>';
	if ( $is_new ) {
		echo '<p class="fairlead-top-hint">' . esc_html__( 'A name, a status and one photo are enough to start. The rest can come later.', 'fairlead' ) . '</p>';
	}
}
