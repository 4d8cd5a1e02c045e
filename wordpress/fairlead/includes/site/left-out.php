<?php
/**
 * Website → Connection: what the site leaves out, with links to correct it.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what the site could not use, with links to correct it.
 */
function show_left_out(): void {
	$answer  = ask_site( '/api/content-problems' );
	$records = is_array( $answer['json']['problems'] ?? null ) ? $answer['json']['problems'] : array();
	echo '<div class="fairlead-panel"><h2>' . esc_html__( 'What the site leaves out', 'fairlead' ) . '</h2>';
	if ( '' !== $answer['error'] || ! $records ) {
		echo '<p>' . esc_html( '' !== $answer['error'] ? $answer['error'] : __( 'Nothing: the site can show everything it has read since it was started.', 'fairlead' ) ) . '</p></div>';
		return;
	}
	echo '<table class="widefat striped" id="fairlead-left-out"><thead><tr><th scope="col">' . esc_html__( 'Item', 'fairlead' ) . '</th><th scope="col">' . esc_html__( 'Why', 'fairlead' ) . '</th></tr></thead><tbody>';
	foreach ( array_slice( $records, 0, 100 ) as $record ) {
		if ( ! is_array( $record ) ) {
			continue;
		}
		echo '<tr><td>' . wp_kses_post( left_out_item( $record ) ) . '</td><td>' . esc_html( left_out_reason( $record ) ) . '</td></tr>';
	}
	echo '</tbody></table></div>';
}

/**
 * An item that the site leaves out, as HTML: a link to edit it where this person may.
 *
 * @param array $record Of the site: type, id, field, message.
 */
function left_out_item( array $record ): string {
	$id   = is_int( $record['id'] ?? null ) ? $record['id'] : 0;
	$post = $id ? get_post( $id ) : null;
	if ( ! $post || ! isset( field_table()[ $post->post_type ] ) ) {
		return esc_html( trim( (string) ( $record['type'] ?? '' ) . ' ' . (string) ( $record['id'] ?? '' ) ) );
	}
	$title = '' === $post->post_title ? '#' . $id : $post->post_title;
	$link  = get_edit_post_link( $post );
	return $link ? '<a href="' . esc_url( $link ) . '">' . esc_html( $title ) . '</a>' : esc_html( $title );
}

/**
 * Why the site leaves something out, with the field as its form names it.
 *
 * @param array $record Of the site: type, id, field, message.
 */
function left_out_reason( array $record ): string {
	$path = (string) ( $record['field'] ?? '' );
	$name = $path;
	foreach ( form_of( post_type_of( (string) ( $record['type'] ?? '' ) ) ) as $section ) {
		foreach ( $section['fields'] as $field => $about ) {
			if ( $field === $path || 0 === strpos( $path, "$field." ) ) {
				$name = $about['label'] ?? $path;
			}
		}
	}
	return trim( $name . ': ' . (string) ( $record['message'] ?? '' ), ': ' );
}
