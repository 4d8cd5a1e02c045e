<?php
/**
 * What wp-admin says after saving a record: WordPress calls each of them a post.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The sentences for own content types, by WordPress's numbers for them.
 *
 * @param array[] $messages By content type.
 */
function saved_messages( $messages ): array {
	$post  = get_post();
	$link  = $post && 'publish' === $post->post_status && is_connected() ? sprintf( ' <a href="%s">%s</a>', esc_url( (string) get_permalink( $post ) ), esc_html__( 'View on the website', 'fairlead' ) ) : '';
	$saved = esc_html__( 'Saved.', 'fairlead' ) . $link;
	$words = array(
		1  => $saved,
		4  => $saved,
		6  => esc_html__( 'Published.', 'fairlead' ) . $link,
		7  => $saved,
		8  => esc_html__( 'Submitted for review.', 'fairlead' ),
		/* translators: %s: a date and a time. */
		9  => $post ? esc_html( sprintf( __( 'Scheduled for %s.', 'fairlead' ), get_the_date( '', $post ) . ' ' . get_the_time( '', $post ) ) ) : '',
		10 => esc_html__( 'Draft saved.', 'fairlead' ),
	);
	// What was not saved is said with what was: see `refused_title`.
	$words = $post && kept_input( $post->ID )['errors'] ? array_fill_keys( array_keys( $words ), '' ) : $words;
	foreach ( own_post_types() as $type ) {
		$messages[ $type ] = $words + ( $messages['post'] ?? array() );
	}
	return $messages;
}
add_filter( 'post_updated_messages', __NAMESPACE__ . '\saved_messages' );

/**
 * What is said above a form of which some fields were not saved: how saving went, in one sentence.
 *
 * @param int $count   Of the fields.
 * @param int $message WordPress's number of what has happened; 0 when the form was only opened.
 */
function refused_title( int $count, int $message ): string {
	if ( 6 === $message ) {
		/* translators: %d: a number of fields. */
		return sprintf( _n( 'Published, except for %d field. What you typed is still in it:', 'Published, except for %d fields. What you typed is still in them:', $count, 'fairlead' ), $count );
	}
	if ( 10 === $message ) {
		/* translators: %d: a number of fields. */
		return sprintf( _n( 'Draft saved, except for %d field. What you typed is still in it:', 'Draft saved, except for %d fields. What you typed is still in them:', $count, 'fairlead' ), $count );
	}
	if ( $message ) {
		/* translators: %d: a number of fields. */
		return sprintf( _n( 'Saved, except for %d field. What you typed is still in it:', 'Saved, except for %d fields. What you typed is still in them:', $count, 'fairlead' ), $count );
	}
	/* translators: %d: a number of fields. */
	return sprintf( _n( '%d field is not saved yet. What you typed is still in it:', '%d fields are not saved yet. What you typed is still in them:', $count, 'fairlead' ), $count );
}
