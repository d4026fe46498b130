open 358x436
~ Zd4D nbl_ AitK eoqr riB5 hOZN XzBl 8Cu8 pqar ZCvO 8OSO t0g6 mV31 wv2l rnX_
  rrsarss8uvv0*21,
  uvv0*13,tuu0*9,uuu1
  uvv0*13,ttu4oppenopepqqbqrrbqrrdstt6sss8ttt4sst9
  uvv0*13,tuu3rss4*2,ttt4rss6qrr6qrr5rss9ttt2sst9
  tuu0*13,ttt0stt0*8,uuu1
  tuu3uuu1pqqdqqrerrsastt6pqqcttt4rrsdrrs8sss8qrrattt5sst9rss8sst5stt5qrrdpqqhrss7stt5uvv0sst9
  tuu3uuu0rss1stt2qrr5stt2sss4rss4sss2qrr4oppfqrr6qrrdrss3rss2stt4rss4rrs4ttt3rss4stt4uvv0sst8
  tuu3uvv0*8,stt4pqqdpqqapqqbuvv0*9,sss9
  uuu0tuu0*7,stt0*6,tuu0ttt0stt0*6,uuu0
  uvv0*7,tuu5uuu0sss7stt4qrrfttt5sst7tuu5*2,sss9ttu3rss7tuu3stt6*2,sss9
  uvv0*7,tuu5stt6qrr8qqr6rss9pqqdstt2tuu5*2,rss5qqr8qrr7sss3opqbttt5sss9
  uvv0uuu0*7,stt0*6,tuu0ttt0stt0*6,uuu0
  uvv0suu0pss3qtt2pss8qst3tuu0tuu5ttt3stt6rrsbuuu2tuu1stt8stt6ttt6sss5rss8ttt4tuu3stt3tuu3sss9
  uvv0suu0nqr7nqr6orr9pss4tuu0tuu5pqqcpqq9qrr8qrrbqrr9qrr8qrr9rss5rrs5qrrbpqqcrrr8pqqasst5sss9
  uvv0uuu0*7,tuu0*14,uuu0
  uvv0*13,rtu0mpqa*2,nqr8orr7ors8qtt3pss5qtt3ruu0
  uvv0*13,rtu0orr4orr5pss4ors6nqr7nqr6orr9pst3ruu0
  uuu0*14,tuu0*8,uuu0
  rtu0*2,pss7pss5qst3orr9ors6prs6nqraprs4orsborsaors5rtt1orsbors9prs7pss5mqqcpss6qtt2rtu0ruu0
  rtu0*2,nqr6prs5mqq8pss5nqr7orr7nqr9nqr6pss5orr2nqr6ors7nqr9orr4ors7orr5nqr4orr4qst2rtu0*2,
  rtu0*4,nqrampqbnrr8mqq9jnocnqrbmpqc*2,lpqbnqr9mqr9nqr7lpq9lpp8qst4rtu0*4,
  uuu0tuu0*21,uuu0
  uvv0*3,tuu0qtt3pst4rtu0tuu0suu0qtt2pss4qtt2qst5qst4rtu0*3,qtt2*2,pst6qtt2rtt1suu0
  uvv0*3,suu0ors5lop9ors5suu0*2,orr6mpqcmpq8nqr8nqr7lopdmpq9mpqalppclpq7orr9lppdprs6rtu0
  uvv0*3,uuu0tuu0*3,uuu0*2,tuu0*13,uuu0
  uvv0*6,suu0qtt2qtt3qtt2qst4*2,qtt2qst4qst5rtu0qtt2qst4qtt2qst2rtu0rtt2suu0
  uvv0*6,suu0nqr8mpqampq9nqrbmqq9mpq8*2,mqqbnqr9mpq7nrr8mpqdnqr8lppapss5rtu0
  uvv0*6,suu0rtu0*15,tuu0
options 358x439
~ Zd4D nbl_ WVI1 eoqr rQW2 inFG rQW2 3lfo rQW2 L5c6 rQW2 4Ieu UMcQ 30FJ UMcQ RLv5 UMcQ _8sH UMcQ EIcw
~ UMcQ Jlmv UMcQ blS6 UMcQ Booc n5rt
  rrsaqrrcsst7uvv0*20,
  uvv0*11,uuu1tuu0*10,uuu2
  uvv0*11,tuu5nophoppfpqqaopqbnoodoppe*2,oppc*2,sss4sst8
  uvv0*11,ttt5rss3rss4pqq6sst2rss4rrs3stt3rss3rss4stt1stt8
  uvv0tuu1tuu0*6,uuu1uuu0tuu0*12,uuu2
  uvv0tuu5nopinopgpqqbopqenoojnppetuu5*2,rrr7opphnopeqqr7oppbpqqcnopfpqq9opqcpqqboppcrss3sst8
  uvv0ttt5rss4rss3qqr6stt3rss3rss4ttt5tuu5stt1rss4qrr5rrs3rss3*3,stt3rss4rss3pqq6stt1stt8
  uvv0*8,uuu0tuu0*7,uuu0*2,tuu0*4,uuu2
  uvv0*8,tuu0pss3mpq9lpqblpqcmqq8lopelppcrtu0tuu5rss5pqqcoppdrss3sst8
  uvv0*8,tuu0qtt1pss3*3,qst2qst3pss3rtu0tuu4ttt2rss3sss5stt1stt8
  uvv0*10,uuu0tuu0*11,uuu0
  uvv0*10,suu0ors6mpqalpqb*2,nqr7lppclpqclpqanqr9lpq8prs5rtu0
  uvv0*10,tuu0qst2pss3*2,pss2qtt2pss2pst3*2,qtt1pss3qtt1suu0
  uvv0*12,uuu0tuu0*9,uuu0
  uvv0*12,tuu0pss4lpq8lpqbmpqbnqr8lppbmqq9lpq9ors6rtu0
  uvv0*12,tuu0qtt1pss3*2,pss2qtt2qst3pss2*2,qtt1suu0
  uvv0*8,uuu0tuu0*13,uuu0
  uvv0*8,suu0nqr8mpqakopcmqq9nqr6mpq8mqqalppcnqr8mpq9mqq9mpq9prs3rtu0
  uvv0*8,suu0qst2pss3*2,pss2qtt1pss2*2,pss3qtt2pss3pss2orr5qtt1suu0
  uvv0uuu0tuu0*9,uuu0*2,tuu0*9,uuu0
  uvv0rtu0mpqamqq9kopdlpqaorr6kopelpqb*2,qst2tuu0rtt1mpq9mqq8kopdmpqampq7mqqbmpqalpqdpss4rtu0
  uvv0rtu0pss3pss2pss3*2,qtt1pss3pss2pss3rtt1uuu0rtu0pst3pss2pss3*2,qst1pst2pss2pss3rtt1suu0
  uvv0*10,uuu0tuu0*11,uuu0
  uvv0*10,tuu0qst2mpqalpqalppcmqq9nqr9nqr7mqqakopclpqbpss4rtu0
  uvv0*10,uuu0qtt0pst4pss3*2,pst2qst2qtt2pss2qst4*2,qtt2suu0
  uvv0*23,
  uvv0*11,pqqcmnnuoppgopphpqqgqrrbnopioppgnoolopqipqqfnopk
  uvv0*15,uuu0*2,uvv0*6,
dialog-success 358x369
~ Zd4D nbl_ mOp- 5yRw vNuW 1kSq 9MLY 1yTR vwxF xKJA QAN2 q973 0Y9_ WGzu iUnN Y070 HJYf
  qrrc*2,rss7rss8*2,tuu1uuu0*17,
  uuu0*23,
  vvv0*22,uuu0
  vvv0stt9uuu5vvv0*3,rss2ilm0*8,mop2vvv0*7,
  vvv0vvv1*2,vvv0*3,lji4hfe19bc118a0*7,rss5vvv0*6,
  vvv0*6,9hj54df1cee2jgf438a118a0*5,qrr6vvv0*6,
  vvv0*6,kjc4gf826ee36df3jgf518a0*5,qrr6vvv0*6,
  vvv0*6,kfc5gc83kg756dd49de5ddd418a0*4,qrr6vvv0*6,
  vvv0*6,qlb3hd84gb85ig774eg4iff918a0*4,qrr6vvv0*6,
  vvv0*6,ijh6pj65ic86ig764df3iff618a0*3,4ac2tuu3vvv0*6,
  vvv0*7,vvu0vuu0*2,uuu0*2,tuu0*3,vvv0*8,
  vvv0*6,pqqdpqqanop9qrr5nopcuuv2ssscuuu3tuu6uvv2vvv2vvv0*6,
  vvv0*6,pqq9qqr9pqq7ttt3oppapqqcoppcopp9qrrdnooetuu4vvv0*6,
  vvv0*3,uuu5vvv2vvv1vvv2vvv1*2,uvv3vvv0*3,uuu5uuu3vvv0vvv2vvv1*3,uuu4vvv0*2,
  vvv0*2,ttt6sssbsss9rrsb*2,sst8stt6sst6rrscstt9rssbrsscrss8tttasssbstt6rss9rss8vvv3vvv0*2,
  vvv0*23,
  vvv0oqr3bgi0agi0*17,hlm4vvv0*2,
  vvv0gkl619c0*7,7egf7efd3bd33bd4*2,19c0*6,5ce6vvv0*2,
  vvv0glm619c0*6,7efa6df55de55de77ef67ef819c0*6,5ce6vvv0*2,
  vvv0stt2imn0*18,npq2vvv0*2,
  vvv0*9,uuu4uuu6uuu4ttt9uvv3vvv0*9,
  vvv0*9,uuu1uuu2uuu3ttt4uuv2vvv0*9,
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
dialog-error 358x266
~ Zd4D nbl_ b4WY 5yRw vNuW 1kSq 9MLY 1yTR vwxF F5xE u-ss k58a UvLL iUnN 4bk8
  pqqcpqqbpqq6pqq8rrr2rss0*14,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu0
  vvv0sttauuu6vvv0*7,vuu0*3,vvv0*10,
  vvv0*9,vuu0uqr3tpp5vtt0vvv0*10,
  vvv0*9,vuu0upq5smm9vtt0vvv0*10,
  vvv0*10,vtt0*2,vuu0vvv0*10,
  vvv0*14,uuu3vvv0*8,
  vvv0*4,sssblmnenoodsss8nopeoppaopp7rsscoppboppelmmmoppjnopbmnocvvv0*5,
  vvv0*3,uuu3rss5tuu6uuu3ttt6uuu5tuu5uuu3ttt3vvv0uuu2uuu3vvv0uuu3tuu3vvv0uuu3vvv0*3,
  vvv0*3,oppdnoohnoognoobpqqgmnnclmmdpqqdklmiqqr9noobnoohpqqcoppfoppanoo8ttt7vvv0*3,
  vvv0*23,
  vvv0rst2gkm0gkl0*17,mop3vvv0*2,
  vvv0gkm619c0*8,7efd6dfe3bd319c0*7,5ce6vvv0*2,
  vvv0imn619c0*8,7df65ce62ac119c0*7,7ef6vvv0*2,
  vvv0*2,stt0*18,uuu0vvv0uvv1
  ttt1vvv0*20,uuu0rss0
dialog-dangerous 358x271
~ Zd4D nbl_ v96s 5yRw vNuW 1kSq 9MLY 1yTR vwxF n4wE s_EU gj_Q xY1g 3LiF iUnN EpjN luA7
  pqqcpqqbpqq7oppaopp8ppq9qrr2rss0*12,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu0
  vvv0sttauuu6vvv0*7,vut0*2,vvu0vvv0*10,
  vvv0*9,vut0vsq1uro5vts0vvv0*10,
  vvv0*9,vut0uqo5sol7vts0vvv0*10,
  vvv0*9,vvu0vts0*2,vut0vvv0*10,
  vvv0*23,
  vvv0*7,ttt5lmninooblnngqrr7opp9klmkoppkvvv0*8,
  vvv0*11,vvv1vvv0uuu2vvv0*9,
  vvv0*3,uuu4rss8qrrettt8sst7ttt5sssdsssastt7sss6sssdsss6rsshsttbsss6sss9vvv0*4,
  vvv0*5,vvv1vvv0vvv1*2,uuu3vvv0vvv1*2,uuu3vvv0*2,uuu4vvv1vvv0*5,
  vvv0*2,qrs0*8,stt1vvv0uvv0*8,vvv0*3,
  vvv0hlm619c02ac21ac13bd52ac319c01ac01ac14ce6uvv6vvv0*3,uvv3ttu6vvv0*3,uvv6vvv0*2,
  vvv0glm619c07eff9fh97egc7dfd9fha7ef82ac33bd6uvv6vvv0*3,rrsbnoofvvv0*3,uvv6vvv0*2,
  vvv0stt2imn0*8,mpp2vvv1uvv0*8,vvv2vvv0*2,
  tuu1vvv0*20,uvv0sst1
dialog-cancel 358x370
~ Zd4D nbl_ hub9 5yRw vNuW 1kSq 9MLY 1yTR vwxF n4wE s_EU gj_Q iXa5 pirJ iUnN EpjN MzCd
  pqqcpqqbpqq6opq9pqq8rss0*14,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu0
  vvv0sttauuu6vvv0*7,vut0*2,vvu0vvv0*10,
  vvv0*9,vut0vsq1uro5vts0vvv0*10,
  vvv0*9,vut0uqo5sol7vts0vvv0*10,
  vvv0*9,vvu0vts0*2,vut0vvv0*10,
  vvv0*14,vvv1vvv0*8,
  vvv0*8,lmnknooamnndlmnpqqqgmnnkpqq9vvv0*8,
  vvv0*8,uuu1vvv0*3,uuu1uuu3vvv0*9,
  vvv0*2,sttdrrsbrrrjtttarrscqrrgssscrss9rrsasssaqrrasssgsttdrss8rrrkrss9rssarss8vvv2vvv0*2,
  vvv0*2,uuu2vvv2vvv1uuu3vvv0vvv1*2,vvv0vvv1vvv2vvv0vvv2uuu3vvv0vvv1vvv0*3,vvv1vvv0*2,
  vvv0tuu5rrrarsscrssfrssarrr9ttt9qrrasss7stt9rrs8sssassscrrscrrs9qrrgsss9sssarrs8sssevvv0*2,
  vvv0*2,uuu5uvv2uuu6tuu9uvv3uuu5vvv1vvv0uuu5vvv2vvv0uuu5tuu7vvv3uuu2uuv3uuu4uuu6uuu7vvv0*2,
  vvv0uuu4sss8ttt8*2,sstasssastt7rss7ttt5stt6sssattt9ttt8sst8ttt8*2,sst6sss8stt6uuu5vvv0*2,
  vvv0*8,vvv1rssasss9rrscrrrdsttbvvv0*9,
  vvv0*9,uuu5vvv1vvv0*12,
  vvv0*2,stt0*8,uuu0vvv0uvv0*8,vvv0*3,
  vvv0imn619c0*2,2ac23bd52ac33bd519c0*2,5ce6uvv5vvv0*8,uvv5vvv0*2,
  vvv0gkl619c0*2,4ce49fha9fhf7efc19c0*2,3bd6uvv7vvv0*3,rrrdmnoivvv0*3,uvv7vvv0*2,
  vvv0gkl619c0*2,6dfc8fgb9fhebhin2ac219c03bd6uvv6vvv0*3,vvv1tuu3vvv0*3,uvv6vvv0*2,
  vvv0prr3cij0*2,dij0cij0*5,hlm3vvv2uvv0*8,uvv3vvv0*2,
  uuu1vvv0*21,stt1
  rss0vvv0*20,sss1sss0
dialog-app-too-old 358x298
~ Zd4D nbl_ z2qI 5yRw vNuW 1kSq 9MLY 1yTR vwxF n4wE s_EU gj_Q edWP E391 iUnN EpjN SMJZ
  pqqcpqqbpqq7opp9pqq8pqq6opqarss0*12,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu0
  vvv0sttauuu6vvv0*7,vut0*2,vvu0vvv0*10,
  vvv0*9,vut0vsq1uro5vts0vvv0*10,
  vvv0*9,vut0uqo5sol7vts0vvv0*10,
  vvv0*9,vvu0vts0*2,vut0vvv0*10,
  vvv0*14,uuu3vvv0*8,
  vvv0*2,oppfoopaklmgkmmosssdnooepqqeopqblmngqrrboppcnop8qqrhnoojnoogrrrdopp8oppdvvv1vvv0*2,
  vvv0*2,ttt2uuu5vvv0*2,tuu1vvv1uuu2vvv0vvv2vvv0*3,uvv1ttt5uuu1*2,ttu3ttt5vvv0*3,
  vvv0*3,sssdrss9rssfstt7ttt7sst8sssdrrsfsss8sssesss7ssserssasss8sss6qrrctuu5vvv0*3,
  vvv0*3,vvv1vvv0vvv1uuu2vvv0*3,vvv2vvv0uvv2uvv3vvv0*3,vvv1vvv0*5,
  vvv0*8,uuu4rssbsttarrrcrrrbrrrgvvv0*9,
  vvv0*23,
  vvv0rst2gkm0gkl0*7,loo3vvv2uvv0*8,vvv2vvv0*2,
  vvv0gkm619c03bd54cd77efe6dfe4cea5cec19c03bd6uvv6vvv0*3,ssscopphvvv0*3,uvv6vvv0*2,
  vvv0imn619c04bd47df64ce03bd46df74ce319c05ce6uvv5vvv0*3,uuu2sss4vvv0*3,uvv5vvv0*2,
  vvv0*2,stt0*8,uuu0vvv0uvv0*8,vvv0*2,uvv1
  ttt1vvv0*20,uuu0rss0
snackbar-normal 358x81
~ Zd4D nbl_ acdE 5yRw mWHk 1O-s gV6z jzEo diy-
  qrrapqqbpqqapqq7pqq9opqarss1sss0*12,stt0*2,ttt0tuu0
  uuu0tuu0ttu0ttt0*17,tuu0*2,uuu0
  vvv0*22,uuu2
  vvv0*15,vvv2pqqcqqrfqrrittt7jll9qrr4vvv2
  vvv0*16,uvv0vvv0*5,uuu2
  stt0rss0*21,tuu0
snackbar-success 358x121
~ Zd4D nbl_ CEv2 5yRw mWHk I1vx QntJ jzEo f0au eoqr YuNL
  rssaqrrbrrsbsss6rss9rss8tuu2uuu0*15,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*11,stt9oopknoojrrrgqrrepqqkrrrcrrrittt7gmk8psr5vvv2
  vvv0*22,vvv2
  vvv0uuu5mpqioqqgstt7oqrdstt4vvv0*15,vvv2
  vvv0uuu2vvv0*2,uvv0vvv1vvv0*16,vvv2
  uuu1vvv0*21,tuu1
snackbar-error 358x148
~ Zd4D nbl_ qpjy 5yRw mWHk WZI4 xhr0 jzEo jBl8 eoqr rnYQ
  rssaqrrbrrsbrss5rss8tuu2uuu0*16,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0uuu5rrrdqrreqrrgrssbppqnqrraqqqjrrrdqqrcrssarssfpqqdqqrlsssbqrrdopplrrrcttt6uss1vuv1vvv2
  vvv0*2,uuu1vvv0vvv2vvv0uuu7vvv2*3,vvv0vvv1vvv0vvv1vvv2uuu3vvv0vvv3*2,vvv2sll9uqr3vvv2
  vvv0*2,vvv1qqrerrrdsss8sssboopgrssbqrrgrrreqrrbqrrfsst8rrrbrsscqrrarssaqqrgstt7vvv0*2,vvv2
  vvv0vvv1*2,vvv0vvv1*2,vvv0*16,vvv2
  vvv0stt7nqqkoqr8qrsgpqrfqrsdvvv0*15,vvv2
  vvv0*22,uuu2
  tuu1uvv0*20,uuu0ttt0
snackbar-dangerous 358x108
~ Zd4D nbl_ -O_1 5yRw mWHk acwP 2F4M jzEo yOoP eoqr pCDZ
  rssaqrrbrrsbrss6rssbqrr9rssattu2uuu0*14,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0vvv2vvv0vvv3vvv1vvv2vvv0*4,ttt5pqqgpqqftttasssaoppkqrr9rrripqqjttt8uut2vvv0vvv2
  vvv0stt7mpphqrsgnpqfoqrgvvv0*9,vvv1uuu5uuu6vvv2uvv4qmj6tsq3vvv2
  vvv0*15,vvv1qrrcrrrdrrrattu6vvv0*2,vvv2
  uvv0vvv0*21,tuu1
snackbar-time-down 358x81
~ Zd4D nbl_ 1EYA 5yRw mWHk 1O-s KMQt jzEo aOYW sf09
  rssaqrrbrrsbrss7rssarss7rrsbttt5uuu0*14,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*12,rss9qqrdpqqfpqqgoppmqqqippqfttt6klm6rss4vvv2
  vvv0*22,uuu2
  stt0rss0*21,tuu0
snackbar-cancel 358x121
~ Zd4D nbl_ _hG2 5yRw mWHk 1O-s nT4O jzEo ajyN eoqr Kn6R YkFE
  rssaqrrbrrsbsss5rrsarss8uuu0*16,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*4,sssbqrrbpqqerrrkqrrirrrcpqqiqqrarssiqrrfrrr8rrrfpqqksssbqrrbttt9klmaqrr4vvv2
  vvv0*8,vvv1vvv0*9,vvv1vvv0*3,vvv2
  vvv0stt8npqkqss8vvv0tuu4npqgtuu7vvv0*14,vvv2
  vvv0uuu1vvv1vvv0*4,vvv1vvv0*14,vvv2
  uvv1vvv0*21,tuu1
dialog-second-message 358x325
~ Zd4D nbl_ dN_P 5yRw vNuW 1kSq 9MLY 1yTR vwxF n4wE s_EU gj_Q 2UOF Ubpz 2D8g M-fk TccD iUnN EpjN uBnQ
  qrrc*2,rss7rrs7qrrarss8rrs8qrr9stt4uuu0*14,
  uuu0*23,
  vvv0*22,uvv0
  vvv0sttauuu6vvv0*7,vut0*2,vvu0vvv0*10,
  vvv0*9,vut0vsq1uro5vts0vvv0*10,
  vvv0*9,vut0uqo5sol7vts0vvv0*10,
  vvv0*9,vvu0vts0*2,vut0vvv0*10,
  vvv0*5,uvv2vvv0*17,
  vvv0*3,rrs9ppqbmnnioppjmnnhmnojoppanoobppqfmnodoppbmnoooppjnop9noo9ppqevvv0*4,
  vvv0*4,uuu2vvv0*5,vvv1tuu2uuu2vvv0*2,ttt3uuu3vvv0*6,
  vvv0vvv2rssbsss7ttt8stt4ttt7rssbqrrdttt6qrrmttt6rrsdsss7sssbrss8rrrasssarsserssasssdvvv0*2,
  vvv0vvv1uvv3vvv0vvv1uuu3uuv3vvv0*2,vvv1vvv0*2,vvv1vvv0*5,vvv1vvv0*4,
  vvv0*9,ttt7sssbqrrcsssauuu5vvv0*9,
  vvv0*5,tuu6sssbrrsdrrrdttt5vvv1uuu5ttt9ttu9uuu3uuu2uuu6vvv0*6,
  vvv0*5,tuu3tuu5stt5sst7uuu5qqqjqrrbtuu7sst6rss8tuu3qqrbvvv0*6,
  vvv0*23,
  vvv0mop45ce0*8,agh5uvv4uvv0*8,uuu4vvv0*2,
  vvv0gkl619c0*3,6df9agii3bd419c0*2,3bd6uvv7vvv0*3,qrrelmmlvvv0*3,uvv7vvv0*2,
  vvv0nqq49fh09fg0*2,9fh09fg0*4,ejk4vvv3uvv0*4,uuu0uuv0uvv0*2,uuu3vvv0*2,
  uuu1vvv0*21,ttt1
  rss0uuu0*20,stt1sss0
snackbar-title 358x110
~ Zd4D nbl_ Gu3k 5yRw mWHk 1O-s gV6z jzEo 2r4n O7kN
  qrrapqqbpqqapqq7opqasss0*14,stt0*2,ttt0tuu0
  tuu0*2,ttt0*18,tuu0*2,uuu0
  vvv0*22,uuu2
  vvv0*13,rss8noolqqqcooplnoolnoohstt5tuu1vvv0vvv2
  vvv0*7,vvv1vvv0*2,vvv1uuu4vvv3vvv2vvv1vvv0vvv2*2,vvv0*2,lmm8rrs4vvv2
  vvv0*7,stt9rss8stt7pqqerssgoppisss8ppqissscpqqhrsshqrrfttt7vvv0*2,vvv2
  uvv0vvv0*21,uuu1
snackbar-button-text 358x108
~ Zd4D nbl_ A1-z 5yRw mWHk 1O-s gV6z jzEo 0vMB eoqr N9PJ
  rssaqrrbrrsbrss7rrsarss9rss7rss9uuu0*14,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0vvv2uvv3vvv0*3,uuu4qrrlpqqlrrscrssgpqqhqrrbrrsdqqrepqqoqqrjrssarssdttt7ttt1vvv1vvv2
  vvv0stt6oqrfprrbuvv2vvv0*2,vvv1vvv0*2,vvv1vvv0*5,uuu1vvv2vvv1vvv0mnn8rss3vvv2
  vvv0*16,vvv1ppqjrssattt5vvv0*2,vvv2
  uvv0vvv0*21,tuu1
snackbar-frosted 358x81
~ Zd4D nbl_ J5hq 5yRw _fJN 1O-s gV6z jzEo miVg
  rssaqrrbrrsbrss7rss8rrr9tuu3uuu0*15,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*3,qrrgqqrhssscqrreqqqisssfqrrdqrr9qrrgrsshqqqeqrrgoopnqqqcqrrmqrrdttt6jll9qrr4vvv2
  vvv0*4,vvv1uuu3vvv2vvv0*15,uuu1
  stt0rss0*20,stt0tuu0
snackbar-second-message 358x110
~ Zd4D nbl_ Ef6V 5yRw mWHk 1O-s gV6z jzEo nVvc RJxU DdSa 3n7C
  rssaqrrbrrsbsss6rss7rssbrss9rss8qrrastt5uuu0*12,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*6,vvv1pqqeqrrgrrrarrrdppqhqrriqqrippqfsssbqrreoopksss8sstbuuu0vvv0vvv2
  vvv0*8,uuu2vvv1uuv1uuu1vvv0*2,vvv1vvv0*4,vvv1klm8rrr4vvv2
  vvv0*7,vvv1oppkrrrfppqhqrrfrrrdqqqipqqlrrre*2,rrr9sss8sst8vvv0*2,vvv2
  uvv0vvv0*11,vvv1vvv0*5,vvv1vvv0*3,uuu1
notices 358x440
~ Zd4D nbl_ nHRR Mgig 5AEf 4MdH qIeN Y5Kp 5_u2 YzHW t8by 0Xn0 tj37 R6Xv Q7nT 1D1L 3jvz 6tb6 3Mio
  rssaqrrbstt4uuu0*19,uvv0
  uuu0*23,
  tuu0*14,stt0tuu0*5,stt1tuu0*2,
  tuu0*2,qrranoohoppaqrr8oppbqrr8oppgpqqcpqqenopgoppdpqqfpqqcnooiopphpqqdpqq8prr9opqdqrr8tuu0
  tuu0*14,rss7rss8rrs9rss6stt4qrrarss5stt4tuu0
  tuu0*14,sst2rrs3rss4qrr5qrr7rss3rss5rss4tuu0
  uuu0*23,
  sut0*23,
  rus0*2,osq8mqodnqo8osq6nrp7psq5mqodnrp9nrpcmqocnqpaorpcnrpalqofnqpeosq9nrp6osq6nqobpsq6rus0
  rus0*3,rts1rus0*2,qtr1rus1rus0*3,rts1rus0*2,rts1rus0rts1*2,rus0qts3rts1rus0*2,
  rus0*14,psq6nrp9nrpanrp9orp9nrp8orq8psq7rus0
  tut0sut0*21,tuu0
  tuu0suu0*21,tuu0
  rtu0*2,qst5ors8pss5qtt2qst3rtt1prs9qst5pss8pss6*2,pss8prs8orrbpss9qtt4qst3qst4pss6qst4rtu0
  rtu0*2,qst3orr6ors3pss4nrr6pss6prs4prs5pss4ors7prs5qst4pss3pss4pss5ors7ors4pss3ors5qst2rtu0
  rtu0*14,ors8nqranqrbnqraorr9mpqbnrr9ors7rtu0
  suu0rtu0*21,suu0
  uuu0uut0*21,uuu0
  vtr0*2,vsr1*2,vtr0*4,vsr1vtr0vsq2vtr0*2,vsq2vsq1vsq2*2,vtr1vtr0*2,vsq2vtr0*2,
  vtr0*2,uro7solbtpm7tqo6spm9uro6tpmbtqn8tqn9somctpm9tqoatpn9spmbtpnbtqn9tpn6tqo6tpn9uro6vtr0
  vtr0*14,uqo7tpn9*2,tqn7uro5somatqo7urp5vtr0
  vtr0*17,vsq1vsq3vtr0vsq2*2,vtr0
  uuu0*23,
  vss0*22,vtt0
  vss0*2,upp8smnetoo8tpp6too8uqq7tnnetopatoocsnndtnobtppctoobsmnftooetppbtoo7tpp7toobuqq6vss0
  vss0*6,vss1vss0*7,vrr3urr2*2,vss0*2,urr4vss1vss0*2,
  vss0*14,uqq5tpp7tpp8tooatpp9top6tpp8uqq6vss0
  vtt0vss0*21,utt0
preview-band 358x83
~ Zd4D nbl_ o8k7 5yRw In0j sR6e R-nF HUB7 eAXR
  rrrcrrscrss9rrsbrrscuvv0*18,
  uvv0*23,
  uvv0vtr0vsq2urp5usq4urp6vsr1urp5uqo9urp4usq3uro9urp5vsq1vsr1urp7uqo7tqo8vsq2vtr0*2,uuu0uvv0
  uvv0vtr0vsr0uro3urp4urp5uro6urp4urp6uro3uqo3urp5uro3tqo7uro6usq2tqo4tqn4urp3snkcurp5vut0uvv0
  uvv0vtr0*5,vsr1spmbtpn9uqo7tqo6tpmbtpm8tpmetpmasomcuqo6tpmcurp9vtr0*2,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
