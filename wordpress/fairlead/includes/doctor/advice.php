<?php
/**
 * The listing doctor: what would help a dog most, in order.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Advice for a dog, most helpful first: `field` to go to, `text`, why (`reason`, may be ''), and `weight`.
 *
 * @param \WP_Post $dog The dog.
 * @return array[]
 */
function advice_for( \WP_Post $dog ): array {
	$advice = array_merge( advice_on_photos( $dog ), advice_on_words( $dog ), advice_on_answers( $dog ), is_looking( $dog ) ? advice_for_adoption( $dog ) : array(), advice_on_time( $dog ) );
	usort(
		$advice,
		function ( $a, $b ) {
			return $b['weight'] <=> $a['weight'];
		}
	);
	return $advice;
}

/**
 * Whether a dog looks for a home, or may: one without a status yet.
 *
 * @param \WP_Post $dog The dog.
 */
function is_looking( \WP_Post $dog ): bool {
	$status = known( $dog->ID, 'status' );
	return null === $status || in_array( $status, LOOKING_STATUSES, true );
}

/**
 * A piece of advice.
 *
 * @param int    $weight How much it helps.
 * @param string $field  Where to act.
 * @param string $text   What to do: the words of a link.
 * @param string $reason Why.
 */
function advice( int $weight, string $field, string $text, string $reason = '' ): array {
	return compact( 'weight', 'field', 'text', 'reason' );
}

/**
 * Photos: people choose with their eyes first.
 *
 * @param \WP_Post $dog The dog.
 */
function advice_on_photos( \WP_Post $dog ): array {
	$images = array_values( array_filter( array_map( __NAMESPACE__ . '\image', photos_of( $dog->ID ) ) ) );
	if ( ! $images ) {
		return array( advice( 90, 'photos', __( 'Add a photo', 'fairlead' ), __( 'Hardly anyone opens a dog without one.', 'fairlead' ) ) );
	}
	$advice = array();
	if ( 1 === count( $images ) ) {
		$advice[] = advice( 50, 'photos', __( 'Add two more photos', 'fairlead' ), __( 'One of the whole dog, one doing what it loves.', 'fairlead' ) );
	}
	if ( max( $images[0]['width'], $images[0]['height'] ) < MIN_PHOTO_PIXELS ) {
		$advice[] = advice( 35, 'photos', __( 'Upload a bigger first photo', 'fairlead' ), __( 'This one is small, and blurs on large screens.', 'fairlead' ) );
	}
	$brightness = brightness( $images[0]['id'] );
	if ( null !== $brightness && $brightness < MIN_BRIGHTNESS ) {
		$advice[] = advice( 33, 'photos', __( 'Take a brighter first photo', 'fairlead' ), __( 'Outside, with the light behind you.', 'fairlead' ) );
	}
	$unnamed = count(
		array_filter(
			$images,
			function ( $image ) {
				return '' === trim( $image['alt_text'] );
			}
		)
	);
	if ( $unnamed ) {
		/* translators: %d: a number of photos. */
		$text     = _n( 'Say what can be seen in %d photo, for people who cannot see it', 'Say what can be seen in %d photos, for people who cannot see them', $unnamed, 'fairlead' );
		$advice[] = advice( 30, 'photos', sprintf( $text, $unnamed ) );
	}
	return $advice;
}

/**
 * The text.
 *
 * @param \WP_Post $dog The dog.
 */
function advice_on_words( \WP_Post $dog ): array {
	$words = count_words( $dog->post_content );
	if ( $words >= MIN_WORDS ) {
		return array();
	}
	if ( 0 === $words ) {
		return array( advice( 45, '', __( 'Write who the dog is', 'fairlead' ), __( 'What it does in the morning, whom it likes, what it needs.', 'fairlead' ) ) );
	}
	/* translators: %d: a number of words. */
	$reason = sprintf( _n( 'The text has %d word; about 60 are enough.', 'The text has %d words; about 60 are enough.', $words, 'fairlead' ), $words );
	return array( advice( 45, '', __( 'Tell a little more', 'fairlead' ), $reason ) );
}

/**
 * The answers people look for.
 *
 * @param \WP_Post $dog The dog.
 */
function advice_on_answers( \WP_Post $dog ): array {
	$advice = array();
	if ( null === known( $dog->ID, 'status' ) ) {
		$advice[] = advice( 100, 'meta.status', __( 'Choose a status', 'fairlead' ), __( 'Without one the dog is not on the website.', 'fairlead' ) );
	}
	if ( looks_like_address( (string) known( $dog->ID, 'location' ) ) ) {
		$advice[] = advice( 95, 'meta.location', __( 'The place looks like an address', 'fairlead' ), __( 'Everyone can read it: write the centre or the area.', 'fairlead' ) );
	}
	if ( null === known( $dog->ID, 'birth_date' ) ) {
		$advice[] = advice( 60, 'meta.birth_date', __( 'Say how old the dog is', 'fairlead' ), __( 'The year is enough.', 'fairlead' ) );
	}
	return $advice;
}

/**
 * What families ask who may adopt the dog.
 *
 * @param \WP_Post $dog The dog.
 */
function advice_for_adoption( \WP_Post $dog ): array {
	$advice   = array();
	$children = known( $dog->ID, 'children' );
	$unknown  = array_filter(
		array(
			'meta.children'       => isset( $children['fit'] ) ? '' : __( 'children', 'fairlead' ),
			'meta.good_with_dogs' => null === known( $dog->ID, 'good_with_dogs' ) ? __( 'other dogs', 'fairlead' ) : '',
			'meta.good_with_cats' => null === known( $dog->ID, 'good_with_cats' ) ? __( 'cats', 'fairlead' ) : '',
		)
	);
	if ( $unknown ) {
		/* translators: %s: children, other dogs, cats. */
		$text     = sprintf( __( 'Find out about %s', 'fairlead' ), wp_sprintf_l( '%l', array_values( $unknown ) ) );
		$advice[] = advice( 52 + count( $unknown ), (string) key( $unknown ), $text, __( 'It is the first thing families ask.', 'fairlead' ) );
	}
	if ( null === known( $dog->ID, 'fee' ) ) {
		$advice[] = advice( 40, 'meta.fee', __( 'Say what adopting costs', 'fairlead' ), __( '“Ask us” keeps people from asking.', 'fairlead' ) );
	}
	$urgent = (string) known( $dog->ID, 'urgent_until' );
	if ( '' !== $urgent && $urgent < substr( wp_date( 'Y-m-d' ), 0, strlen( $urgent ) ) ) {
		$advice[] = advice( 85, 'meta.urgent_until', __( 'The day by which the dog needed a home has passed', 'fairlead' ), __( 'Take it away, or set a new one.', 'fairlead' ) );
	}
	return $advice;
}

/**
 * What time has overtaken.
 *
 * @param \WP_Post $dog The dog.
 */
function advice_on_time( \WP_Post $dog ): array {
	$advice = array();
	$today  = wp_date( 'Y-m-d' );
	if ( ! in_array( known( $dog->ID, 'status' ), LISTED_STATUSES, true ) ) {
		return $advice;
	}
	$untouched = days_between( substr( $dog->post_modified, 0, 10 ), $today );
	if ( $untouched >= UNTOUCHED_DAYS ) {
		/* translators: %d: a number of days. */
		$advice[] = advice( 25, 'updates', __( 'Add a line to the diary', 'fairlead' ), sprintf( __( 'Nothing has changed for %d days: it shows that someone is looking.', 'fairlead' ), $untouched ) );
	}
	$waiting = days_waiting( $dog );
	if ( 'available' === known( $dog->ID, 'status' ) && $waiting >= LONG_WAIT_DAYS ) {
		/* translators: %d: a number of days. */
		$advice[] = advice( 20, 'photos', __( 'Take a new first photo, and write a new first sentence', 'fairlead' ), sprintf( __( 'After %d days they bring people back.', 'fairlead' ), $waiting ) );
	}
	return $advice;
}

/**
 * Where to follow a piece of advice.
 *
 * @param int    $id    The dog.
 * @param string $field Of the form; '' for the text.
 */
function advice_link( int $id, string $field ): string {
	$anchor = '' === $field ? 'postdivrich' : html_id( "fairlead[$field]" );
	return get_edit_post_link( $id, 'raw' ) . '#' . $anchor;
}
