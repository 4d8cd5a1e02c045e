<?php
/**
 * The general options in groups: where each stands in the contract, its shape, and how it is asked.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Groups of options by key.
 */
function option_groups(): array {
	return array(
		'charity' => array( __( 'Charity', 'fairlead' ), charity_options() ),
		'menus'   => array( __( 'Menus', 'fairlead' ), menu_options() ),
		'footer'  => array( __( 'Footer', 'fairlead' ), footer_options() ),
		'giving'  => array( __( 'Giving', 'fairlead' ), giving_options() ),
		'forms'   => array( __( 'Forms', 'fairlead' ), form_options() ),
		'shop'    => array( __( 'Shop', 'fairlead' ), shop_options() ),
		'emails'  => array( __( 'Emails', 'fairlead' ), email_options() ),
		'feeds'   => array( __( 'Other websites', 'fairlead' ), feed_options() ),
	);
}

/**
 * An option: its shape and how it is asked.
 *
 * @param string|array $shape The kind, or a whole shape.
 * @param string       $label Of the field.
 * @param string       $help  Below the field.
 * @param array        $more  Of its entry.
 */
function option( $shape, string $label, string $help = '', array $more = array() ): array {
	return array( is_array( $shape ) ? $shape : array( 'kind' => $shape ), compact( 'label', 'help' ) + $more );
}

/**
 * An option with several fields.
 *
 * @param array  $fields Of `option`, by name.
 * @param string $label  Of the group.
 * @param string $help   Below it.
 * @param array  $more   Of its entry.
 */
function option_group( array $fields, string $label, string $help = '', array $more = array() ): array {
	$shape = array(
		'kind'   => 'group',
		'fields' => wp_list_pluck( $fields, 0 ),
	);
	return option( $shape, $label, $help, array( 'fields' => wp_list_pluck( $fields, 1 ) ) + $more );
}

/**
 * An option with rows.
 *
 * @param array    $fields Of `option`, by name.
 * @param string   $label  Of the list.
 * @param string[] $words  "Add a link" and "Link", and the line that a row says.
 * @param string   $help   Below it.
 * @param array    $more   Of its entry.
 */
function option_rows( array $fields, string $label, array $words, string $help = '', array $more = array() ): array {
	$shape = array(
		'kind' => 'list',
		'of'   => array(
			'kind'   => 'group',
			'fields' => wp_list_pluck( $fields, 0 ),
		),
	);
	$about = array(
		'add'  => $words[0],
		'one'  => $words[1],
		'says' => $words[2] ?? '',
		'of'   => array( 'fields' => wp_list_pluck( $fields, 1 ) ) + $more,
	);
	return option( $shape, $label, $help, $about + $more );
}

/**
 * A link of a menu.
 *
 * @param string $label Of the list.
 */
function menu_rows( string $label ): array {
	$fields = array(
		'text'    => option( 'text', __( 'Words', 'fairlead' ) ),
		'url'     => option( 'text', __( 'Leads to', 'fairlead' ), '', leads_to( '/dogs' ) ),
		'is_show' => option(
			'flag',
			__( 'Shown', 'fairlead' ),
			'',
			array(
				'as'      => 'tick',
				'default' => true,
			)
		),
	);
	/* translators: Keep {text}, {url}, {is_show! and the lines: a link of a menu. */
	$says = __( '{text}| → {url}| ({is_show!not shown})', 'fairlead' );
	return option_rows( $fields, $label, array( __( 'Add a link', 'fairlead' ), __( 'Link', 'fairlead' ), $says ) );
}

/**
 * A button: words and where it leads.
 *
 * @param string $label Of the group.
 */
function button_option( string $label ): array {
	$fields = array(
		'text' => option( 'text', __( 'Words', 'fairlead' ) ),
		'url'  => option( 'text', __( 'Leads to', 'fairlead' ), '', leads_to( '/dogs' ) ),
	);
	return option_group( $fields, $label, '', array( 'together' => array( 'text', 'url' ) ) );
}

/**
 * The options of the menus.
 */
function menu_options(): array {
	return array(
		'header.menu'            => menu_rows( __( 'At the top', 'fairlead' ) ),
		'header.button'          => button_option( __( 'Button at the top', 'fairlead' ) ),
		'footer.menu.basic.list' => menu_rows( __( 'In the footer', 'fairlead' ) ),
		'footer.menu.legal'      => menu_rows( __( 'Legal links', 'fairlead' ) ),
	);
}

/**
 * The options of the footer.
 */
function footer_options(): array {
	return array(
		'footer.actions.slogan' => option( 'text', __( 'Who you are, in one sentence', 'fairlead' ), '', array( 'panel' => __( 'At the top of the footer', 'fairlead' ), 'long' => true ) ),
		'footer.actions.button' => button_option( __( 'Button', 'fairlead' ) ),
		'footer.info'           => contact_lines(),
		'social'                => option_rows(
			array(
				'icon' => option( 'text', __( 'Icon', 'fairlead' ), '', array( 'placeholder' => 'simple-icons:facebook' ) ),
				'text' => option( 'text', __( 'Name', 'fairlead' ), '', array( 'placeholder' => 'Facebook' ) ),
				'url'  => option( 'address', __( 'Address', 'fairlead' ), '', array( 'placeholder' => 'https://…' ) ),
			),
			__( 'Social media', 'fairlead' ),
			array( __( 'Add a social media page', 'fairlead' ), __( 'Profile', 'fairlead' ), '{text}| → {url}' )
		),
	);
}

/**
 * Which lists of dogs other websites may fetch. A listing site gets dogs only if the charity wants it to.
 */
function feed_options(): array {
	$list = array(
		'as'      => 'tick',
		'default' => true,
	);
	$file = array( 'as' => 'tick' );
	return array(
		'feeds.petfinder'       => option( 'flag', __( 'A file for Petfinder', 'fairlead' ), '', feed_address( 'petfinder.csv' ) + $file + array( 'panel' => __( 'Files for listing websites', 'fairlead' ) ) ),
		'feeds.rescue_groups'   => option( 'flag', __( 'A file for RescueGroups', 'fairlead' ), '', feed_address( 'rescuegroups.csv' ) + $file ),
		'feeds.shelter_manager' => option( 'flag', __( 'A file for Animal Shelter Manager', 'fairlead' ), '', feed_address( 'shelter-manager.csv' ) + $file ),
		'feeds.embed'           => option( 'flag', __( 'A list of your dogs that other websites can show', 'fairlead' ), __( 'Where it is wanted they put this line:', 'fairlead' ), embed_line() + $list + array( 'panel' => __( 'On other websites', 'fairlead' ) ) ),
		'feeds.rss'             => option( 'flag', __( 'RSS: the newest dogs, for feed readers', 'fairlead' ), '', feed_address( 'dogs.xml' ) + $list + array( 'panel' => __( 'For programs', 'fairlead' ) ) ),
		'feeds.json'            => option( 'flag', __( 'JSON: all dogs, for programs', 'fairlead' ), '', feed_address( 'dogs.json' ) + $list ),
	);
}

/**
 * What another website needs to show the list.
 */
function embed_line(): array {
	return array( 'code' => '<rescue-dogs></rescue-dogs><script type="module" src="' . site_address() . '/feeds/embed.js"></script>' );
}

/**
 * Where a file is found while it is on.
 *
 * @param string $name Of the file.
 */
function feed_address( string $name ): array {
	return array( 'code' => site_address() . '/feeds/' . $name );
}

/**
 * The options of the forms. Without an address for notices nobody would hear of an application.
 */
function form_options(): array {
	$wide  = array( 'as' => 'wide' );
	$about = array(
		'kind'  => 'choice',
		'words' => array( 'fence', 'hours_alone', 'children', 'unknown' ),
	);
	return array(
		'notification_email'                => option(
			'text',
			__( 'Who is told of new applications', 'fairlead' ),
			__( 'An email address that someone reads every day. The website shows it nowhere. Without it nobody hears of an application.', 'fairlead' ),
			array(
				'panel'    => __( 'New applications', 'fairlead' ),
				'as'       => 'email',
				'required' => true,
			)
		),
		'applications.reply_within_days'    => option( 'whole', __( 'You reply within', 'fairlead' ), __( 'Promised to everyone who sends a form. 5 if you leave it empty.', 'fairlead' ), array( 'unit' => __( 'working days', 'fairlead' ) ) ),
		'applications.minimum_age'          => option( 'whole', __( 'Applicants are at least', 'fairlead' ), '', array( 'unit' => __( 'years old', 'fairlead' ) ) ),
		'applications.retention_months'     => option( 'whole', __( 'Applications are deleted after', 'fairlead' ), __( 'Counted from the day a case is closed. A smaller number deletes more of what people sent you.', 'fairlead' ), array( 'unit' => __( 'months', 'fairlead' ) ) ),
		'applications.thresholds'           => option_rows(
			array(
				'label' => option( 'text', __( 'Fact', 'fairlead' ), '', $wide + array( 'placeholder' => __( 'Most dogs can be left for up to 4 hours', 'fairlead' ) ) ),
				'value' => option( 'text', __( 'Figure, if it has one', 'fairlead' ) ),
				'about' => option(
					$about,
					__( 'For one dog, shown with that dog’s own', 'fairlead' ),
					'',
					array(
						'unknown' => __( 'Nothing', 'fairlead' ),
						'words'   => array(
							'fence'       => __( 'Fence', 'fairlead' ),
							'hours_alone' => __( 'Hours alone', 'fairlead' ),
							'children'    => __( 'Children', 'fairlead' ),
						),
					)
				),
			),
			__( 'Shown before a form', 'fairlead' ),
			array( __( 'Add a fact', 'fairlead' ), __( 'Fact', 'fairlead' ), '{label}|: {value}' ),
			__( 'What rules people out: better read now than after twenty questions.', 'fairlead' )
		),
		'applications.questions_off'        => option(
			array(
				'kind' => 'list',
				'of'   => array( 'kind' => 'text' ),
			),
			__( 'Questions you ask', 'fairlead' ),
			__( 'Untick what you do not need: less to fill in, and less to keep safe. What depends on it goes too. Who writes, and what about, is always asked.', 'fairlead' ),
			array( 'as' => 'questions' )
		),
	);
}
